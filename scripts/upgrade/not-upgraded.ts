/** Its message is a sentence for whoever upgrades. */
export class NotUpgraded extends Error {
	override name = "NotUpgraded";
}
