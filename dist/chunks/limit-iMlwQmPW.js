// lib/model/waiting/limit.js
function limitOf(most) {
	const allowed = typeof most === "number" ? () => most : most;
	const waiting = new Queue();
	let underWay = 0;
	function admit() {
		while (underWay < allowed()) {
			const next = waiting.shift();
			if (next === void 0) return;
			underWay += 1;
			next();
		}
	}
	async function during(work) {
		if (underWay < allowed()) underWay += 1;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			underWay -= 1;
			admit();
		}
	}
	const enter = () => new Promise((entered) => void during(() => new Promise((end) => entered(end))));
	return Object.assign(during, {
		enter,
		admit
	});
}
const minSpare = 1024;
var Queue = class {
	items = [];
	first = 0;
	get length() {
		return this.items.length - this.first;
	}
	push(item) {
		this.items.push(item);
	}
	unshift(items) {
		this.items = [...items, ...this.items.slice(this.first)];
		this.first = 0;
	}
	shift() {
		const item = this.items[this.first];
		if (this.first === this.items.length) return void 0;
		this.items[this.first] = void 0;
		this.first += 1;
		if (this.first > minSpare && 2 * this.first > this.items.length) {
			this.items = this.items.slice(this.first);
			this.first = 0;
		}
		return item;
	}
};
export { limitOf as n, Queue as t };
