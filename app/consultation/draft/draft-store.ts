const storeName = "draft";

let opening: Promise<IDBDatabase> | undefined;

/** IndexedDB by key. All functions reject where storage is full, forbidden or missing. */
export async function readDraftStore(): Promise<ReadonlyMap<string, unknown>> {
	let found: ReadonlyMap<string, unknown> = new Map();
	await transact("readonly", (store) =>
		walkThrough(store, (kept) => {
			found = kept;
		}),
	);
	return found;
}

export type Changes = Readonly<Record<string, unknown>>;

export function changeDraftStore(changes: Changes): Promise<void> {
	return transact("readwrite", (store) => write(store, changes));
}

/** Read and write in one transaction, so that no other tab comes between. */
export function reviseDraftStore(
	revise: (kept: ReadonlyMap<string, unknown>) => Changes,
): Promise<void> {
	return transact("readwrite", (store) => walkThrough(store, (kept) => write(store, revise(kept))));
}

function write(store: IDBObjectStore, changes: Changes): void {
	for (const [key, value] of Object.entries(changes)) {
		if (value === undefined) store.delete(key);
		else store.put(value, key);
	}
}

function walkThrough(
	store: IDBObjectStore,
	then: (kept: ReadonlyMap<string, unknown>) => void,
): void {
	const kept = new Map<string, unknown>();
	const walk = store.openCursor();
	walk.onsuccess = () => {
		const at = walk.result;
		if (!at) return then(kept);
		kept.set(String(at.key), at.value);
		at.continue();
	};
}

export function clearDraftStore(): Promise<void> {
	return transact("readwrite", (store) => void store.clear());
}

async function transact(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => void,
): Promise<void> {
	const database = await open();
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(storeName, mode);
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error ?? new Error("Nothing was kept"));
		work(transaction.objectStore(storeName));
	});
}

function open(): Promise<IDBDatabase> {
	opening ??= new Promise<IDBDatabase>((resolve, reject) => {
		const request = indexedDB.open("consultation", 1);
		request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			const database = request.result;
			// The visitor may clear site data while the page is open.
			database.onclose = forget;
			database.onversionchange = () => {
				database.close();
				forget();
			};
			resolve(database);
		};
	});
	opening.catch(forget);
	return opening;
}

function forget(): void {
	opening = undefined;
}
