import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOnSignal, removeFolder } from "./run-site.ts";

export interface RunningProxy {
	/** The authority that signs its certificate, in PEM. */
	authority(): string;
	stop(): Promise<void>;
}

interface Ports {
	/** The proxy's, for HTTPS at localhost. */
	port: number;
	sitePort: number;
}

const folder = join(import.meta.dirname, "../../deploy");
/** Debian leaves nginx out of a user's path. */
export const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const proxyMissing =
	"Caddy and nginx are not both on this machine (apt-get install caddy nginx)";

export function hasProxies(): boolean {
	return ["caddy version", "nginx -v"].every((command) => {
		const [name = "", ...args] = command.split(" ");
		return spawnSync(name, args, { env, stdio: "ignore" }).status === 0;
	});
}

/** The site's own configuration of it, with other ports and Caddy's own authority. */
export async function startCaddy({ port, sitePort }: Ports): Promise<RunningProxy> {
	const scratch = mkdtempSync(join(tmpdir(), "linework-caddy-"));
	const config = readFileSync(join(folder, "Caddyfile"), "utf8")
		.replace(/^studio\.example\.com/m, `https://localhost:${port}`)
		.replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`);
	const options = [
		"admin off",
		"local_certs",
		"skip_install_trust",
		// They need port 80, which belongs to 443.
		...(port === 443 ? [] : ["auto_https disable_redirects"]),
		`storage file_system ${scratch}`,
	];
	const file = join(scratch, "Caddyfile");
	writeFileSync(file, `{\n${options.join("\n")}\n}\n${config}`);
	const args = ["run", "--config", file, "--adapter", "caddyfile"];
	return run("caddy", args, { port, scratch, authority: "pki/authorities/local/root.crt" });
}

export async function startNginx({ port, sitePort }: Ports): Promise<RunningProxy> {
	const scratch = mkdtempSync(join(tmpdir(), "linework-nginx-"));
	const at = (name: string) => join(scratch, name);
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
	const files = ["-keyout", at("key.pem"), "-out", at("cert.pem")];
	const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
	execFileSync("openssl", [...make, ...files, ...subject], { stdio: "ignore" });
	const config = readFileSync(join(folder, "nginx.conf"), "utf8")
		.replace(/^server \{\n\tlisten 80;.*?^\}\n/ms, "")
		.replaceAll(/^\tlisten \[::\].*\n/gm, "")
		.replace("listen 443", `listen ${port}`)
		.replace(/ssl_certificate .*;/, `ssl_certificate ${at("cert.pem")};`)
		.replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at("key.pem")};`)
		.replaceAll("studio.example.com", "localhost")
		.replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`);
	return runNginx(config, { port, scratch, authority: "cert.pem" });
}

/** Without TLS, in front of several processes. */
export function startBalancer(port: number, sitePorts: number[]): Promise<RunningProxy> {
	if (spawnSync("nginx", ["-v"], { env, stdio: "ignore" }).status !== 0)
		throw new Error("nginx is not on this machine (apt-get install nginx)");
	const scratch = mkdtempSync(join(tmpdir(), "linework-nginx-"));
	const servers = sitePorts.map((site) => `server 127.0.0.1:${site} fail_timeout=1s;`).join(" ");
	const config = readFileSync(join(folder, "nginx.conf"), "utf8")
		.replace(/^server \{\n\tlisten 80;.*?^\}\n/ms, "")
		.replaceAll(/^\t(listen \[::\]|ssl_).*\n/gm, "")
		.replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
		.replaceAll("127.0.0.1:3000", "linework");
	return runNginx(`upstream linework { ${servers} }\n${config}`, { port, scratch });
}

/** @param config of its servers */
export function runNginx(config: string, options: Run): Promise<RunningProxy> {
	const at = (name: string) => join(options.scratch, name);
	const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${at(name)};`)
		.join("\n");
	// Its workers read a folder of this user alone.
	const user = process.getuid?.() === 0 ? "user root;" : "";
	writeFileSync(
		at("nginx.conf"),
		`${user} daemon off; pid ${at("pid")}; error_log ${at("log")};\nevents {}\nhttp {\naccess_log off;\n${own}\n${config}}\n`,
	);
	const args = ["-p", options.scratch, "-c", at("nginx.conf"), "-e", at("log")];
	return run("nginx", args, options);
}

interface Run {
	port: number;
	scratch: string;
	/** A file in `scratch`. */
	authority?: string;
}

async function run(command: string, args: string[], { port, scratch, authority = "" }: Run) {
	const child = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
	let said = "";
	child.stderr.on("data", (bytes: Buffer) => {
		said += bytes.toString();
	});
	const forget = endOnSignal(() => {
		child.kill("SIGKILL");
		removeFolder(scratch);
	});
	const stop = async () => {
		child.kill("SIGTERM");
		if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
		removeFolder(scratch);
		forget();
	};
	await waitForPort(child, port).catch(async (error) => {
		await stop();
		throw new Error(`${command}: ${error.message} ${said}`);
	});
	return { authority: () => readFileSync(join(scratch, authority), "utf8"), stop };
}

async function waitForPort(child: ChildProcess, port: number): Promise<void> {
	const deadline = Date.now() + 10_000;
	while (Date.now() < deadline && child.exitCode === null) {
		const socket = connect(port, "127.0.0.1");
		const isOpen = await Promise.race([
			once(socket, "connect").then(() => true),
			once(socket, "close").then(() => false),
		]).catch(() => false);
		socket.destroy();
		if (isOpen) return;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	throw new Error("It did not start.");
}
