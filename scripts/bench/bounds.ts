export const promised = { performance: 97, others: 100, loader: 2048 };

/** Upper bounds in bytes over the network, without scripts (decision 0027). */
export const firstViews: Record<string, number> = {
	"/": 265_500,
	"/artwork/tattoos": 507_000,
};
