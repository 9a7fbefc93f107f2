import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { DialogHost } from "./consultation/dialog-host.tsx";
import { DeveloperStub } from "./editing/stub.tsx";
import { useNewVersion } from "./network/use-new-version.ts";
import styles from "./public-frame.module.css";
import { useShowsDrafts } from "./publishing/frame-studio.ts";
import { SiteFooter } from "./ui/page/site-footer.tsx";
import { SiteHeader } from "./ui/page/site-header.tsx";

/** Visitors do not load it. */
// biome-ignore lint/style/noRestrictedImports: the artist's desk reaches over the public pages
const DraftBar = lazy(() => import("./admin/site/draft-view/draft-bar.tsx"));

export default function PublicFrame() {
	const showsDrafts = useShowsDrafts();
	useNewVersion();
	return (
		<>
			<a className="skip" href="#content">
				Skip to content
			</a>
			<SiteHeader />
			{showsDrafts && (
				<Suspense>
					<DraftBar />
				</Suspense>
			)}
			<DeveloperStub />
			<main className={styles.main} id="content" tabIndex={-1}>
				<Outlet />
			</main>
			<SiteFooter />
			<DialogHost />
		</>
	);
}
