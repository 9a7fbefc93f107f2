/** Query fields that others add to shared links, and the way into developer mode. No answer depends on them. */
export const passedOnFields = new Set(
	[
		"dev",
		"utm_source utm_medium utm_campaign utm_term utm_content utm_id",
		"utm_source_platform utm_creative_format utm_marketing_tactic",
		"gclid dclid gbraid wbraid srsltid gad_source gad_campaignid _gl _ga",
		"fbclid igsh igshid ttclid twclid msclkid yclid li_fat_id epik",
		"mc_cid mc_eid _hsenc _hsmi _ke _kx mkt_tok",
		"_branch_match_id _branch_referrer ref si",
	].flatMap((names) => names.split(" ")),
);
