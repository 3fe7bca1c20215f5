import { At as severities, _ as cut, b as shortDigests, m as referenceName } from "./scan-DFDHd4Kl.js";
import { $ as parseDuration, Ct as smallest, X as formatDuration, _t as addToGroup, ct as shortDigest, rt as numberText, st as plural, tt as capitalized, xt as groupedBy } from "./reading-DT2Pr2dB.js";
import { _ as severityRank, a as moodOf, c as actionPhrase, f as placesInWords, g as advisoriesOf, i as attentionText, n as sizeOf, o as changesText, r as stepsOf, s as comparisonNotes } from "./terminal-D54zA5g1.js";
import { A as urgentFirst, E as savedText, I as seenRows, L as seenTitle, M as waiverStates, N as accountRows, P as accountText, _ as cardTexts, a as endOfLifeText, h as verdictText, k as stepTexts, l as historyText, m as verdictMeaning, n as behindText, o as formatPlace, p as totalsText, s as formatReportDay, t as auditText } from "./format-BQsPXYkp.js";
import { a as statusLabel, c as htmlDocument, d as attributes, f as html, i as policyPlace, l as sectionLinks, n as formatMinute, o as statusOf, p as spelled, r as percent, s as statuses, t as filePlaces, u as sectionMarkup } from "./format-DELeZWxg.js";
import { a as imageSummaries, f as severityOrder, g as imageGroups, i as withoutIndent, t as changeOf, u as harmOfFinding, y as reportedPlaceKey } from "./change-CSk_ZWev.js";
import { t as harmRank } from "./harm-Bco38zcJ.js";
import { n as signatureRowsOf } from "./signatures-B6vibvdP.js";
import { r as checkUrl } from "./links-CHYq8qHh.js";
import { a as forecastFacts, c as gradeMeanings, i as forecastCounts, l as inGradeOrder, o as forecastRows, r as cutRows } from "./forecast-DI-Ibh-2.js";
import { u as sourcesLine } from "./coverage-BPHvwLV5.js";
// lib/output/html/gen/page-script.js
const pageScript = "'use strict';\n(function() {\n	// src/output/html/page/elements.ts\n	function part(root, selector, type) {\n		const found = root.querySelector(selector);\n		if (found instanceof type) return found;\n		throw new Error(`the page has no ${selector}`);\n	}\n	function parts(root, selector, type) {\n		return [...root.querySelectorAll(selector)].filter((found) => found instanceof type);\n	}\n	function childOf(parent, name) {\n		return [...parent.children].find((child) => child.classList.contains(name));\n	}\n	function create(tag, name, ...inside) {\n		const element = document.createElement(tag);\n		if (name !== \"\") element.className = name;\n		element.append(...inside);\n		return element;\n	}\n	function button(name, text, press) {\n		const element = create(\"button\", name, text);\n		element.type = \"button\";\n		element.addEventListener(\"click\", press);\n		return element;\n	}\n	// src/output/html/page/copy.ts\n	function addCopyButtons(root) {\n		for (const text of parts(root, \"[data-copy]\", HTMLElement)) {\n			if (text.nextElementSibling?.classList.contains(\"copy\")) continue;\n			const what = text.dataset.copy ?? \"\";\n			const press = create(\"button\", \"copy\", create(\"span\", \"unseen\", `Copy ${what}`));\n			press.type = \"button\";\n			press.title = `Copy ${what}`;\n			text.after(press);\n		}\n	}\n	function connectCopyButtons() {\n		document.addEventListener(\"click\", (event) => {\n			const pressed = event.target instanceof Element ? event.target.closest(\".copy\") : null;\n			const text = pressed?.previousElementSibling;\n			if (!(pressed instanceof HTMLElement) || !(text instanceof HTMLElement)) return;\n			copy(text.dataset.text ?? text.textContent ?? \"\").then((isCopied) => say(pressed, isCopied ? \"Copied\" : \"Press Ctrl+C\"));\n		});\n	}\n	async function copy(text) {\n		try {\n			await navigator.clipboard.writeText(text);\n			return true;\n		} catch {\n			return copySelection(text);\n		}\n	}\n	function copySelection(text) {\n		const area = create(\"textarea\", \"unseen\");\n		area.value = text;\n		const focused = document.activeElement;\n		document.body.append(area);\n		area.select();\n		const isCopied = document.execCommand(\"copy\");\n		area.remove();\n		if (focused instanceof HTMLElement) focused.focus();\n		return isCopied;\n	}\n	const shownFor = 2e3;\n	function say(pressed, text) {\n		const outcome = create(\"span\", \"copied\", text);\n		outcome.setAttribute(\"role\", \"status\");\n		pressed.append(outcome);\n		setTimeout(() => outcome.remove(), shownFor);\n	}\n	// src/output/html/page/cards.ts\n	function cardFindings(root) {\n		return parts(root, \".card\", HTMLElement).flatMap((card) => parts(card, \".issue\", HTMLElement).flatMap((issue) => {\n			const places = parts(issue, \".places li\", HTMLElement);\n			return places.length === 0 ? [findingOf(card, issue, void 0)] : places.map((place) => findingOf(card, issue, place));\n		}));\n	}\n	function findingOf(card, issue, place) {\n		const image = card.dataset.name ?? \"\";\n		let text;\n		return {\n			card,\n			issue,\n			place,\n			labels: {\n				...issue.dataset,\n				...place?.dataset\n			},\n			image,\n			check: issue.dataset.check ?? \"\",\n			file: fileOf(place),\n			text: () => {\n				text ??= [\n					image,\n					textOf(issue, \".what\"),\n					fixOf(card, issue)?.textContent ?? \"\",\n					place?.textContent ?? \"\"\n				].join(\" \").toLowerCase();\n				return text;\n			}\n		};\n	}\n	function fixOf(card, issue) {\n		if (issue.dataset.fix !== \"pin\") return null;\n		return childOf(issue, \"fix\") ?? childOf(card, \"fix\") ?? null;\n	}\n	function fileOf(place) {\n		if (place === void 0) return \"\";\n		const line = textOf(place, \".line\");\n		const text = (place.textContent ?? \"\").trim();\n		return text.endsWith(line) ? text.slice(0, text.length - line.length) : text;\n	}\n	function textOf(root, selector) {\n		return (root.querySelector(selector)?.textContent ?? \"\").trim();\n	}\n	function reasonOf(issue) {\n		const accepted = childOf(issue, \"accepted\");\n		return accepted === void 0 ? \"\" : textOf(accepted, \".reason\");\n	}\n	const csvHead = [\n		\"Repository\",\n		\"File\",\n		\"Line\",\n		\"Severity\",\n		\"Check\",\n		\"Image\",\n		\"Finding\",\n		\"Replace with\",\n		\"Waived\",\n		\"Link\"\n	];\n	function csvRow({ labels, card, issue, place, image, file }) {\n		const fix = fixOf(card, issue);\n		const repository = labels.repository ?? \"\";\n		const line = place === void 0 ? \"\" : textOf(place, \".line\");\n		return [\n			repository,\n			repository === \"\" ? file : file.slice(repository.length).trim(),\n			line.replace(/^:/, \"\"),\n			labels.severity ?? \"\",\n			labels.check ?? \"\",\n			image,\n			textOf(issue, \".message\"),\n			fix === null ? \"\" : textOf(fix, \".after\") || textOf(fix, \"ins\"),\n			reasonOf(issue),\n			place?.querySelector(\"a\")?.href ?? \"\"\n		];\n	}\n	// src/output/html/page/controls.ts\n	function connectControls(listing, prefix, store) {\n		if (listing.querySelector(\".controls\") === null) return void 0;\n		const root = part(listing, \".controls\", HTMLElement);\n		const section = listing.closest(\"section\")?.id ?? \"\";\n		const search = part(root, \"input[type=search]\", HTMLInputElement);\n		const selects = parts(root, \"select\", HTMLSelectElement);\n		const clear = part(root, \".clear\", HTMLButtonElement);\n		const name = (select) => `${prefix}${select.dataset.filter}`;\n		const filters = selects.filter(({ dataset }) => dataset.filter !== \"by\");\n		search.addEventListener(\"input\", () => {\n			const value = search.value.trim();\n			const isNew = value === \"\" !== (store.value(`${prefix}text`) === \"\");\n			store.choose(section, { [`${prefix}text`]: value }, isNew ? \"push\" : \"replace\");\n		});\n		for (const select of selects) select.addEventListener(\"change\", () => store.choose(section, { [name(select)]: select.value }));\n		clear.addEventListener(\"click\", () => {\n			search.value = \"\";\n			store.choose(section, Object.fromEntries([`${prefix}text`, ...filters.map(name)].map((one) => [one, \"\"])));\n			search.focus();\n		});\n		const show = () => {\n			const text = store.value(`${prefix}text`);\n			if (search.value.trim() !== text) search.value = text;\n			for (const select of selects) {\n				const value = store.value(name(select));\n				select.value = [...select.options].some((option) => option.value === value) ? value : \"\";\n			}\n			clear.hidden = text === \"\" && filters.every((select) => store.value(name(select)) === \"\");\n		};\n		root.hidden = false;\n		return {\n			show,\n			status: part(root, \"[role=status]\", HTMLElement),\n			root\n		};\n	}\n	// src/output/html/page/csv.ts\n	const byteOrderMark = \"﻿\";\n	const startsFormula = /^[\\t\\r\\n]|^[\\s\\p{Cf}]*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]/u;\n	function csvOf(rows) {\n		return `${byteOrderMark}${csvLines(rows)}`;\n	}\n	function csvLines(rows) {\n		return rows.map((row) => `${row.map(cell).join(\",\")}\\r\\n`).join(\"\");\n	}\n	function cell(text) {\n		return `\"${(startsFormula.test(text) ? `'${text}` : text).replaceAll(\"\\\"\", \"\\\"\\\"\")}\"`;\n	}\n	// src/output/html/page/grouping.ts\n	const groupings = [\n		\"image\",\n		\"file\",\n		\"check\"\n	];\n	const notLabels = [\"text\", \"by\"];\n	function chosenFindings(findings, choices) {\n		const words = (choices.get(\"text\") ?? \"\").toLowerCase().split(/\\s+/).filter(Boolean);\n		const wanted = [...choices].filter(([name]) => !notLabels.includes(name) && !name.includes(\".\"));\n		return findings.filter(({ labels, text }) => wanted.every(([name, value]) => has(labels[name], name, value)) && words.every((word) => text().includes(word)));\n	}\n	function has(label, name, value) {\n		return name === \"team\" ? (label ?? \"\").split(\" \").includes(value) : label === value;\n	}\n	function groupingOf(choices) {\n		return groupings.find((one) => one === choices.get(\"by\")) ?? \"image\";\n	}\n	function groupsOf(findings, by) {\n		const groups = new Map();\n		for (const finding of findings) {\n			const group = groups.get(finding[by]);\n			if (group === void 0) groups.set(finding[by], [finding]);\n			else group.push(finding);\n		}\n		return [...groups].map(([key, found]) => ({\n			key,\n			findings: found\n		}));\n	}\n	function rangeText(first, last, total, noun, rest) {\n		if (total === 0) return `No ${noun} match${rest}`;\n		return `Showing ${first + 1 < last ? `${count(first + 1)}–${count(last)}` : count(last)} of ${count(total)} ${noun}${rest}`;\n	}\n	function foundText(found, all, remark, cards) {\n		if (found === 0) return `No findings match (${count(all)} in total)`;\n		const on = `on ${count(cards)} ${cards === 1 ? \"card\" : \"cards\"}`;\n		if (found === all) return `${count(all)} ${all === 1 ? \"finding\" : \"findings\"}${remark}, ${on}`;\n		return `${count(found)} of ${count(all)} findings, ${on}`;\n	}\n	function count(value) {\n		return value < 1e4 ? String(value) : value.toLocaleString(\"en-US\");\n	}\n	// src/output/html/page/pages.ts\n	var Pager = class {\n		size;\n		#root;\n		#previous;\n		#next;\n		#first = 0;\n		#total = 0;\n		constructor(listing, size, draw) {\n			this.size = size;\n			this.#root = part(listing, \".pages\", HTMLElement);\n			this.#previous = part(this.#root, \"button:first-of-type\", HTMLButtonElement);\n			this.#next = part(this.#root, \"button:last-of-type\", HTMLButtonElement);\n			const turn = (by) => {\n				this.#first += by;\n				draw();\n				listing.scrollIntoView({ block: \"start\" });\n			};\n			this.#previous.addEventListener(\"click\", () => turn(-size));\n			this.#next.addEventListener(\"click\", () => turn(size));\n		}\n		restart(total) {\n			this.#first = 0;\n			this.#total = total;\n		}\n		range() {\n			const first = this.#first;\n			const last = Math.min(this.#total, first + this.size);\n			this.#root.hidden = this.#total <= this.size;\n			const pages = Math.ceil(this.#total / this.size);\n			part(this.#root, \"span\", HTMLElement).textContent = `Page ${count(first / this.size + 1)} of ${count(pages)}`;\n			this.#previous.disabled = first === 0;\n			this.#next.disabled = last === this.#total;\n			return {\n				first,\n				last\n			};\n		}\n	};\n	// src/output/html/page/regroup.ts\n	function fileCard({ key, findings }) {\n		return cardOf$1(key === \"\" ? \"No file\" : create(\"code\", \"\", key), findings, findings.map(({ card, issue, place, image }) => {\n			const item = copyOf(card, issue, withoutPlaces(issue));\n			const link = place === void 0 ? [] : [...place.childNodes].map((node) => node.cloneNode(true));\n			item.prepend(create(\"p\", \"of\", ...link, \" \", create(\"code\", \"\", image)));\n			return item;\n		}));\n	}\n	function checkCard({ key, findings }) {\n		const issues = new Map();\n		for (const finding of findings) {\n			const found = issues.get(finding.issue);\n			if (found === void 0) issues.set(finding.issue, [finding]);\n			else found.push(finding);\n		}\n		const items = [...issues].map(([issue, found]) => {\n			const item = copyOf(found[0]?.card ?? issue, issue, issue.cloneNode(true));\n			const kept = new Set(found.map(({ place }) => place));\n			const places = parts(issue, \".places li\", HTMLElement);\n			for (const [index, copy] of parts(item, \".places li\", HTMLElement).entries()) copy.hidden = !kept.has(places[index]);\n			item.prepend(create(\"p\", \"of\", create(\"code\", \"\", found[0]?.image ?? \"\")));\n			return item;\n		});\n		return cardOf$1(create(\"code\", \"\", key), findings, items);\n	}\n	function withoutPlaces(issue) {\n		const copy = issue.cloneNode(false);\n		const places = childOf(issue, \"places\");\n		for (const node of issue.childNodes) if (node !== places) copy.appendChild(node.cloneNode(true));\n		return copy;\n	}\n	function copyOf(card, issue, copy) {\n		if (!(copy instanceof HTMLElement)) throw new Error(\"the copy of an element is an element\");\n		copy.hidden = false;\n		const fix = childOf(issue, \"fix\") === void 0 ? fixOf(card, issue) : null;\n		if (fix !== null) part(copy, \".what\", HTMLElement).after(fix.cloneNode(true));\n		return copy;\n	}\n	function cardOf$1(title, findings, items) {\n		const number = `${count(findings.length)} ${findings.length === 1 ? \"finding\" : \"findings\"}`;\n		return create(\"article\", \"card\", create(\"header\", \"\", create(\"h3\", \"\", title), create(\"p\", \"muted\", number)), create(\"ul\", \"issues\", ...items));\n	}\n	function narrow({ findings }) {\n		const card = findings[0]?.card;\n		if (card === void 0) return;\n		const issues = new Set(findings.map(({ issue }) => issue));\n		const shown = new Set(findings.map(({ place }) => place));\n		for (const issue of parts(card, \".issue\", HTMLElement)) {\n			issue.hidden = !issues.has(issue);\n			const places = parts(issue, \".places li\", HTMLElement);\n			for (const place of places) place.hidden = !shown.has(place);\n			tell(issue, places);\n		}\n	}\n	function tell(issue, places) {\n		if (childOf(issue, \"places\")?.tagName !== \"DETAILS\") return;\n		const summary = part(issue, \".places summary\", HTMLElement);\n		summary.dataset.all ??= summary.textContent;\n		const left = places.filter((place) => !place.hidden).length;\n		const all = summary.dataset.all ?? \"\";\n		summary.textContent = left === places.length ? all : `${count(left)} of ${all}`;\n	}\n	// src/output/html/page/findings.ts\n	const cardsAtOnce = 25;\n	function enhanceFindings(listing, store) {\n		const cards = part(listing, \".cards\", HTMLElement);\n		const all = cardFindings(cards);\n		const controls = connectControls(listing, \"\", store);\n		if (controls === void 0) {\n			addCopyButtons(cards);\n			return;\n		}\n		const { remark = \"\" } = listing.dataset;\n		const pager = new Pager(listing, cardsAtOnce, draw);\n		let found = all;\n		let groups = groupsOf(all, \"image\");\n		let by = groupingOf(store.choices);\n		let seen = \"\";\n		function draw(range = pager.range()) {\n			const shown = groups.slice(range.first, range.last);\n			if (by === \"image\") for (const group of shown) narrow(group);\n			const make = {\n				image: cardOf,\n				file: fileCard,\n				check: checkCard\n			}[by];\n			const drawn = shown.map(make);\n			for (const card of drawn) addCopyButtons(card);\n			cards.replaceChildren(...drawn);\n		}\n		function filter() {\n			by = groupingOf(store.choices);\n			found = chosenFindings(all, store.choices);\n			groups = groupsOf(found, by);\n			controls?.show();\n			const key = JSON.stringify([\n				by,\n				groups.length,\n				found.length,\n				[...store.choices]\n			]);\n			if (key === seen) return;\n			seen = key;\n			pager.restart(groups.length);\n			if (controls !== void 0) controls.status.textContent = foundText(found.length, all.length, remark, groups.length);\n			draw();\n		}\n		const save = button(\"export\", \"Export CSV\", () => download(csvOf([csvHead, ...found.map(csvRow)])));\n		controls.status.before(save);\n		addEventListener(\"beforeprint\", () => draw({\n			first: 0,\n			last: groups.length\n		}));\n		addEventListener(\"afterprint\", () => draw());\n		store.onChange(filter);\n		filter();\n	}\n	function cardOf({ findings }) {\n		return findings[0]?.card ?? document.createElement(\"article\");\n	}\n	function download(text) {\n		const link = document.createElement(\"a\");\n		const url = URL.createObjectURL(new Blob([text], { type: \"text/csv;charset=utf-8\" }));\n		link.href = url;\n		link.download = \"tagproof-findings.csv\";\n		link.click();\n		setTimeout(() => URL.revokeObjectURL(url), 1e4);\n	}\n	// src/output/html/page/address.ts\n	const maxChoices = 40;\n	const maxValueLength = 300;\n	function readAddress(fragment) {\n		const text = fragment.replace(/^#/, \"\");\n		const start = text.indexOf(\"?\");\n		const section = start < 0 ? text : text.slice(0, start);\n		const given = [...new URLSearchParams(start < 0 ? \"\" : text.slice(start + 1))].filter(([name, value]) => /^[\\w.-]{1,40}$/.test(name) && value !== \"\").slice(0, maxChoices).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n		return {\n			section: /^[\\w-]{0,60}$/.test(section) ? section : \"\",\n			choices: new Map(given)\n		};\n	}\n	function writeAddress({ section, choices }) {\n		const given = [...choices].filter(([, value]) => value !== \"\").sort(([a], [b]) => a < b ? -1 : 1).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n		if (given.length === 0) return `#${section}`;\n		return `#${section}?${new URLSearchParams(given)}`;\n	}\n	// src/output/html/page/store.ts\n	const typingPause = 300;\n	var ChoiceStore = class {\n		#choices;\n		#section;\n		#address = location.hash;\n		#timer = 0;\n		#listeners = new Set();\n		constructor() {\n			const { section, choices } = readAddress(location.hash);\n			this.#choices = choices;\n			this.#section = section;\n			addEventListener(\"hashchange\", () => {\n				if (location.hash !== this.#address) this.#follow();\n			});\n		}\n		get choices() {\n			return this.#choices;\n		}\n		value(name) {\n			return this.#choices.get(name) ?? \"\";\n		}\n		onChange(listener) {\n			this.#listeners.add(listener);\n		}\n		choose(section, changes, step = \"push\") {\n			const next = new Map([...this.#choices, ...Object.entries(changes)]);\n			for (const [name, value] of next) if (value === \"\") next.delete(name);\n			this.#choices = next;\n			this.#section = section;\n			clearTimeout(this.#timer);\n			if (step === \"push\") this.#write(step);\n			else this.#timer = setTimeout(() => this.#write(step), typingPause);\n			this.#tell();\n		}\n		visit(section) {\n			this.#section = section;\n			this.#write(\"push\");\n		}\n		#write(step) {\n			const fragment = writeAddress({\n				section: this.#section,\n				choices: this.#choices\n			});\n			if (fragment === (location.hash || \"#\")) return;\n			if (step === \"push\") location.hash = fragment;\n			else location.replace(fragment);\n			this.#address = location.hash;\n		}\n		#follow() {\n			const { section, choices } = readAddress(location.hash);\n			const now = {\n				section,\n				choices\n			};\n			clearTimeout(this.#timer);\n			this.#address = location.hash;\n			this.#section = section;\n			if (writeAddress({\n				section: \"\",\n				choices: this.#choices\n			}) === writeAddress({\n				...now,\n				section: \"\"\n			})) return;\n			this.#choices = choices;\n			this.#tell();\n		}\n		#tell() {\n			for (const listener of this.#listeners) listener();\n		}\n	};\n	// src/output/html/page/table.ts\n	const rowsAtOnce = 50;\n	const collator = new Intl.Collator(\"en\", { numeric: true });\n	function enhanceTable(listing, store) {\n		const prefix = `${listing.dataset.list}.`;\n		const controls = connectControls(listing, prefix, store);\n		if (controls === void 0) return;\n		const { noun = \"\", remark = \"\" } = listing.dataset;\n		const table = part(listing, \"table\", HTMLTableElement);\n		const body = part(table, \"tbody\", HTMLTableSectionElement);\n		const rows = [...body.rows];\n		const texts = new Map();\n		let order = rows;\n		let found = rows;\n		const pager = new Pager(listing, rowsAtOnce, draw);\n		function textOf(row) {\n			const text = texts.get(row) ?? row.textContent.toLowerCase();\n			texts.set(row, text);\n			return text;\n		}\n		function draw() {\n			const { first, last } = pager.range();\n			body.replaceChildren(...found.slice(first, last));\n			const rest = found.length === rows.length ? remark : ` (${count(rows.length)} in total)`;\n			if (controls !== void 0) controls.status.textContent = rangeText(first, last, found.length, noun, rest);\n		}\n		function filter() {\n			const words = store.value(`${prefix}text`).toLowerCase().split(/\\s+/).filter(Boolean);\n			const wanted = [...store.choices].filter(([name]) => name.startsWith(prefix) && name !== `${prefix}text`);\n			found = order.filter((row) => wanted.every(([name, value]) => row.dataset[name.slice(prefix.length)] === value) && words.every((word) => textOf(row).includes(word)));\n			controls?.show();\n			pager.restart(found.length);\n			draw();\n		}\n		function sort(head, column) {\n			const down = head.getAttribute(\"aria-sort\") === \"ascending\";\n			for (const other of heads) other.removeAttribute(\"aria-sort\");\n			head.setAttribute(\"aria-sort\", down ? \"descending\" : \"ascending\");\n			order = sorted(rows, column, head.dataset.type === \"number\", down ? -1 : 1);\n			filter();\n		}\n		const heads = [...table.tHead?.rows[0]?.cells ?? []];\n		for (const [column, head] of heads.entries()) {\n			const press = create(\"button\", \"\", ...head.childNodes);\n			press.type = \"button\";\n			press.addEventListener(\"click\", () => sort(head, column));\n			head.append(press);\n		}\n		addEventListener(\"beforeprint\", () => body.replaceChildren(...found));\n		addEventListener(\"afterprint\", draw);\n		store.onChange(filter);\n		filter();\n	}\n	function sorted(rows, column, byNumber, sign) {\n		const keys = new Map(rows.map((row) => {\n			const cell = row.cells[column];\n			return [row, (cell?.dataset.sort ?? cell?.textContent ?? \"\").trim()];\n		}));\n		return [...rows].sort((a, b) => {\n			const [left = \"\", right = \"\"] = [keys.get(a), keys.get(b)];\n			if (left === \"\" || right === \"\") return Number(left === \"\") - Number(right === \"\");\n			return sign * (byNumber ? Number(left) - Number(right) : collator.compare(left, right));\n		});\n	}\n	// src/output/html/page/main.ts\n	document.documentElement.classList.add(\"scripted\");\n	document.addEventListener(\"DOMContentLoaded\", start);\n	function start() {\n		const store = new ChoiceStore();\n		for (const listing of parts(document, \".listing\", HTMLElement)) if (listing.querySelector(\".cards\") === null) enhanceTable(listing, store);\n		else enhanceFindings(listing, store);\n		addCopyButtons(document);\n		connectCopyButtons();\n		document.addEventListener(\"click\", (event) => follow(event, store));\n		addEventListener(\"beforeprint\", openAll);\n		const section = location.hash.slice(1).split(\"?\")[0] ?? \"\";\n		if (location.hash.includes(\"?\")) reveal(section);\n	}\n	function follow(event, store) {\n		const link = event.target instanceof Element ? event.target.closest(\"a[href^=\\\"#\\\"]\") : null;\n		if (!(link instanceof HTMLAnchorElement)) return;\n		const section = link.hash.slice(1).split(\"?\")[0] ?? \"\";\n		const { show, value = \"\" } = link.dataset;\n		if (show !== void 0) {\n			const cleared = [...store.choices.keys()].filter((name) => name !== \"by\" && !name.includes(\".\"));\n			store.choose(section, {\n				...Object.fromEntries(cleared.map((name) => [name, \"\"])),\n				[show]: value\n			});\n		} else if (store.choices.size > 0) store.visit(section);\n		else {\n			unfold(document.getElementById(section));\n			return;\n		}\n		event.preventDefault();\n		reveal(section);\n	}\n	function reveal(section) {\n		const target = document.getElementById(section);\n		if (target === null) return;\n		unfold(target);\n		target.scrollIntoView({ block: \"start\" });\n		target.tabIndex = -1;\n		target.focus({ preventScroll: true });\n	}\n	function unfold(section) {\n		const fold = section?.querySelector(\":scope > details\");\n		if (fold instanceof HTMLDetailsElement) fold.open = true;\n	}\n	function openAll() {\n		for (const fold of parts(document, \"details:not([open])\", HTMLDetailsElement)) {\n			fold.open = true;\n			addEventListener(\"afterprint\", () => {\n				fold.open = false;\n			}, { once: true });\n		}\n	}\n})();\n";
// lib/output/html/next-steps.js
function actionMarkup(image, checks) {
	const phrase = actionPhrase(image, checks);
	return phrase.length === 0 ? void 0 : html`<p class="act"><b>${phrase.map(part)}</b>${command(image)}</p>`;
}
function part(text) {
	if (typeof text === "string") return html`${withCode(text)}`;
	const { code } = text;
	return code.startsWith("sha256:") ? html`<code data-copy="digest" data-text="${code}">${shortDigest(code)}</code>` : html`<code data-copy="name">${code}</code>`;
}
function command({ action, name, tag }) {
	if (action?.do === "pin" && action.automatic === true) return html`: <code data-copy="command">tagproof pin</code>`;
	if (action?.do !== "investigate" || tag === void 0) return void 0;
	return html` History: <code data-copy="command">tagproof history ${name}</code>`;
}
function withCode(text) {
	return text.split("`").map((one, index) => index % 2 === 0 ? html`${one}` : html`<code>${one}</code>`);
}
const maxSteps = 6;
const maxShown = 3;
const maxTextBytes = 600;
function nextStepsMarkup(report, steps) {
	if (steps.length === 0) return html`<p>${withCode(`Nothing. ${verdictMeaning(report)}`)}</p>`;
	const others = steps.length > maxSteps ? html`<p class="muted">${stepTexts.more(maxSteps, steps.length)}</p>` : void 0;
	return html`<ol>${steps.slice(0, maxSteps).map((step) => html`<li>${textOf(step)}</li>`)}</ol>${others}`;
}
function textOf(step) {
	switch (step.kind) {
		case "pin": {
			const changes = step.changes.slice(0, maxShown).map(({ before, after, ...at }) => html`<p class="at"><code>${formatPlace(at)}</code></p>${diff(withoutIndent({
				before,
				after
			}))}`);
			const shown = step.count > maxShown ? `Show the first ${maxShown}` : "Show them";
			return html`<a href="#findings" data-show="fix" data-value="pin">Pin ${sizeOf(step)}</a>: ${withCode(stepTexts.pin(step.count))}<details class="changes"><summary>${step.count === 1 ? "Show it" : shown}</summary>${changes}</details>`;
		}
		case "fix": {
			const [first] = step.findings;
			const place = step.count > 1 || first === void 0 ? "" : formatPlace(first);
			const where = place === "" ? sizeOf(step) : html`<code>${place}</code>`;
			return html`<a href="#findings" data-show="check" data-value="${step.check}">${step.check}</a>, ${where}. ${withCode(step.advice)}${step.places.slice(0, maxShown).map(foreignPlace)}`;
		}
		case "repository": {
			const owners = step.owners.map((one) => html` <span class="muted">${one}</span>`);
			return html`<a href="#findings" data-show="repository" data-value="${step.origin}">${step.origin}</a>${owners}: ${step.harm}. ${withCode(step.advice)}${step.places.map(foreignPlace)}`;
		}
		case "investigate": {
			const causes = step.causes.slice(0, maxShown).map(({ cause, count, first }) => html`<p class="muted"><code>${cause}</code> (${count}): ${shortDigests(cut(first, maxTextBytes))}</p>`);
			return html`<a href="#unverified">${stepTexts.unverified(sizeOf(step))}</a> ${withCode(step.advice)}${causes}`;
		}
	}
}
function foreignPlace({ name, foreign, ...at }) {
	if (foreign === void 0) return void 0;
	const { digest, others } = foreign;
	return html`<p class="culprit"><code>${formatPlace(at)}</code> pins <code>${cut(name ?? "", maxTextBytes)}</code> to <code data-copy="digest" data-text="${digest}">${shortDigests(digest)}</code>, ${cardTexts.neverHad}${others === "" ? "" : `. ${others}`}.</p>`;
}
function diff({ before, after }) {
	return html`${before.map((line) => html`<p class="diff"><span class="unseen">Before: </span><del><code>${line}</code></del></p>`)}${after.map((line) => html`<p class="diff"><span class="unseen">After: </span><ins><code>${line}</code></ins></p>`)}`;
}
// lib/output/html/tables/table.js
function controlBar({ list, noun, selects }) {
	const lists = selects.map(({ name, title, all = "All", options }) => html`<label>${title} <select data-filter="${name}"><option value="">${all}</option>${options.map(option)}</select></label>`);
	return html`<div class="controls" role="group" aria-label="Filter the ${noun}" hidden>
<label class="search">Text <input type="search" autocomplete="off" spellcheck="false" aria-controls="${list}"></label>
${lists}<button type="button" class="clear" hidden>Clear</button>
<p role="status"></p>
</div>`;
}
function option({ value, label }) {
	return html`<option value="${value}">${spelled(label)}</option>`;
}
function optionsOf(counts, label = String) {
	return [...counts].map(([value, number]) => ({
		value,
		label: `${label(value)} (${numberText(number)})`
	}));
}
const maxRowsWithoutControls = 3;
function htmlTable(of) {
	const { id, caption, noun, items, total = items.length, columns, filters = [] } = of;
	if (items.length === 0) return html`<p class="none">No ${noun}.</p>`;
	const rows = withinSize(items, of.maxBytes, (item) => {
		const data = Object.fromEntries(filters.map(({ name, value }) => [`data-${name}`, value(item)]));
		return html`<tr${attributes(data)}>${columns.map((column) => cellOf(column, item))}</tr>\n`;
	});
	const heads = columns.map(({ title, numeric }) => html`<th scope="col" data-type="${numeric === void 0 ? "text" : "number"}">${title}</th>`);
	return html`<div class="listing" data-list="${id}" data-noun="${noun}"${attributes({ "data-remark": of.remark })}>
${items.length <= maxRowsWithoutControls ? void 0 : controls(id, noun, items.slice(0, rows.length), filters)}
<table id="${id}-table" class="rows ${id}">
<caption class="unseen">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
<nav class="pages" aria-label="Pages of ${noun}" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(rows.length, total, noun)}</div>`;
}
function withinSize(items, maxBytes, write) {
	const written = [];
	let room = maxBytes;
	for (const [index, item] of items.entries()) {
		const text = write(item, index);
		room -= Buffer.byteLength(text.text);
		if (room < 0) break;
		written.push(text);
	}
	return written;
}
function leftOutNote(shown, total, noun) {
	return shown === total ? void 0 : html`<p class="left">Showing ${numberText(shown)} of ${numberText(total)} ${noun}; the rest is in the JSON report.</p>`;
}
function cellOf({ cell, sortBy }, item) {
	const key = sortBy === void 0 ? void 0 : sortBy(item) ?? "";
	return html`<td${attributes({ "data-sort": key })}>${cell(item)}</td>`;
}
function controls(id, noun, items, filters) {
	const selects = filters.map(({ name, title, value, label = String }) => {
		const counts = new Map();
		for (const item of items) counts.set(value(item), (counts.get(value(item)) ?? 0) + 1);
		return {
			name,
			title,
			options: optionsOf(counts, label)
		};
	});
	return controlBar({
		list: `${id}-table`,
		noun,
		selects
	});
}
function numberColumn(title, value) {
	return {
		title,
		numeric: true,
		sortBy: value,
		cell: (item) => html`${numberText(value(item))}`
	};
}
// lib/output/html/findings/issues.js
function issuesOf(findings, statusAt) {
	const issues = new Map();
	for (const [index, finding] of findings.entries()) {
		const status = statusAt(finding);
		const { check, severity, message, fix, waived, introduced, testData } = finding;
		const change = fix?.place === void 0 ? fix?.replacement : changeOf(finding)?.after;
		const own = finding.file === void 0 && finding.origin === void 0 ? index : void 0;
		const key = JSON.stringify([
			check,
			severity,
			message,
			change,
			waived,
			introduced,
			testData,
			status,
			own
		]);
		const known = issues.get(key);
		if (known === void 0) issues.set(key, {
			finding,
			status,
			findings: [finding]
		});
		else known.findings.push(finding);
	}
	return [...issues.values()];
}
const issueLabels = {
	severity: ({ finding }) => finding.severity,
	check: ({ finding }) => finding.check,
	status: ({ status }) => status,
	fix: ({ finding }) => changeOf(finding) === void 0 ? "hand" : "pin",
	introduced: ({ finding: { introduced } }) => introduced === void 0 ? "unknown" : introduced ? "yes" : "no",
	state: ({ finding }) => finding.waived === void 0 ? "no" : "yes"
};
function commonReplacement(issues) {
	const fixable = issues.flatMap(({ finding }) => finding.fix === void 0 ? [] : finding);
	const texts = new Set(fixable.map((finding) => finding.fix?.place === void 0 && changeOf(finding) !== void 0 ? finding.fix?.replacement : void 0));
	return fixable.length > 1 && texts.size === 1 ? [...texts][0] : void 0;
}
function replacementText(text) {
	return html`<p class="fix">Replace with <code class="after" data-copy="fix">${text}</code></p>`;
}
function issueMarkup(issue, place, common) {
	const { finding, findings } = issue;
	const { check, severity, message, fix, waived, introduced } = finding;
	const labels = Object.entries(issueLabels).map(([name, of]) => [`data-${name}`, of(issue)]);
	const badge = waived === void 0 ? html`<span class="badge ${severity}">${severity}</span>` : html`<span class="badge waived">waived</span> <span class="muted">${severity}</span>`;
	const existing = introduced === false ? html`<p class="before">Existed before this change.</p>` : void 0;
	return html`<li class="issue"${attributes(Object.fromEntries(labels))}>
<p class="what">${badge} <a class="check"${attributes({ href: checkUrl(check) })}><code>${check}</code></a> <span class="message">${shortDigests(message)}</span></p>
${existing}${fix === void 0 || common !== void 0 ? void 0 : replacement(finding, place)}${waived === void 0 ? void 0 : accepted(waived, place)}${placesOf(findings, place)}</li>
`;
}
function replacement(finding, place) {
	const { fix } = finding;
	const change = fix?.place === void 0 ? void 0 : changeOf(finding);
	if (change === void 0) return replacementText(fix?.replacement ?? "");
	const { origin, file, line } = change;
	return html`<div class="fix">At ${place({
		origin,
		file,
		line,
		endLine: line
	})} ${diff(withoutIndent(change))}</div>`;
}
function accepted({ reason, owner, expires, file, line }, place) {
	const until = expires === void 0 ? "" : `, until ${formatReportDay(expires)}`;
	const by = owner === void 0 ? "" : `, by ${owner}`;
	return html`<p class="accepted">Waived: <span class="reason">${reason}</span><br><span class="muted">${policyPlace(place, file, line)}${by}${until}</span></p>`;
}
const maxOpen$3 = 3;
function placesOf(findings, place) {
	const placed = findings.filter(({ file, origin }) => file !== void 0 || origin !== void 0);
	if (placed.length === 0) return void 0;
	const list = html`<ul>${placed.map((finding) => html`<li${placeLabels(finding)}>${place(finding)}</li>`)}</ul>`;
	if (placed.length <= maxOpen$3) return html`<div class="places">${list}</div>`;
	const files = new Set(placed.map(({ origin, file }) => `${origin} ${file}`)).size;
	const repositories = new Set(placed.map(({ origin }) => origin)).size;
	const spread = repositories > 1 ? plural(repositories, "repository") : plural(files, "file");
	return html`<details class="places"><summary>${plural(placed.length, "place")} in ${spread}</summary>${list}</details>`;
}
function placeLabels({ origin, owners }) {
	return attributes({
		"data-repository": origin,
		"data-team": owners?.join(" ")
	});
}
// lib/output/html/findings/card.js
const maxOpen$2 = 3;
const maxListed = 200;
function linkedAdvisories({ advisories }) {
	if (advisories.length === 0) return void 0;
	const shown = advisories.slice(0, maxListed);
	const more = advisories.length - shown.length;
	const rest = more === 0 ? void 0 : html`<li class="muted">and ${more} more in the JSON report</li>`;
	const list = html`<ul>${shown.map(item)}${rest}</ul>`;
	if (advisories.length <= maxOpen$2) return html`<div class="advisories">${list}</div>`;
	return html`<details class="advisories"><summary>${plural(advisories.length, "advisory")}</summary>${list}</details>`;
}
function item({ id, url, aliases = [], artifact, level, score, fixedIn = [], waived }) {
	const others = aliases.length === 0 ? void 0 : html` <span class="muted">${aliases.join(", ")}</span>`;
	const rating = html`<span class="badge ${level ?? "unknown"}">${level ?? "severity unknown"}${score === void 0 ? "" : ` ${score}`}</span>`;
	const fix = fixedIn.length === 0 ? html` <span class="muted">no version with a fix is known</span>` : html` fixed in ${fixedIn.map((version, index) => html`${index === 0 ? "" : ", "}<code>${version}</code>`)}`;
	const accepted = waived === true ? html` <span class="badge waived">waived</span>` : void 0;
	return html`<li>${rating} ${advisoryLink(id, url)}${others}${artifact === void 0 ? void 0 : html` in <code>${artifact}</code>`}${fix}${accepted}</li>`;
}
function advisoryLink(id, url) {
	return url === void 0 ? html`<code>${id}</code>` : html`<a href="${url}"><code>${id}</code></a>`;
}
function signatureList(image) {
	const rows = signatureRowsOf(image);
	if (rows.length === 0) return void 0;
	const items = rows.map(({ digest, text, links }) => {
		const linked = links.map(({ label, url }) => html` <a href="${url}" rel="noreferrer">${label}</a>`);
		return html`<li><code>${digest}</code> ${text}${linked}</li>`;
	});
	return html`<ul class="signatures">${items}</ul>`;
}
const maxForeign$1 = 3;
function cardMarkup(card, context) {
	const { place } = context;
	const { name, kind, image, issues } = card;
	const title = kind === void 0 ? html`<code data-copy="image">${name}</code>` : html`${kind} ${name === "" ? void 0 : html`<code>${name}</code>`}`;
	const common = image?.action === void 0 || image.action.do === "pin" ? commonReplacement(issues) : void 0;
	return html`<article class="card ${worstOf(card)}" data-name="${name === "" ? kind : name}">
<header><h3>${title}</h3><p class="counts">${countsOf(card)}</p></header>
${image === void 0 ? void 0 : about(image, context)}${common === void 0 ? void 0 : replacementText(common)}
<ul class="issues">
${issues.map((issue) => issueMarkup(issue, place, common))}</ul>
${image === void 0 ? void 0 : [signatureList(image), linkedAdvisories(image)]}
</article>
`;
}
function worstOf({ image, issues }) {
	if (image !== void 0) return image.severity ?? "quiet";
	const open = issues.filter(({ finding }) => finding.waived === void 0);
	return severities.find((one) => open.some(({ finding }) => finding.severity === one)) ?? "quiet";
}
function countsOf({ image, issues }) {
	const listed = issues.map(({ finding, findings }) => ({
		check: finding.check,
		severity: finding.severity,
		findings: finding.waived === void 0 ? findings.length : 0,
		waived: finding.waived === void 0 ? 0 : findings.length
	}));
	const checks = image?.checks ?? listed;
	const open = severities.flatMap((severity) => {
		const number = sum(checks.filter((one) => one.severity === severity).map((one) => one.findings));
		return number === 0 ? [] : html`<span class="badge ${severity}">${plural(number, severity)}</span> `;
	});
	const waived = sum(checks.map((one) => one.waived));
	return [...open, waived === 0 ? void 0 : html`<span class="badge waived">${numberText(waived)} waived</span>`];
}
function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
function about(image, { asOf, checks }) {
	const { current, links, references, placesTotal, places } = image;
	const { others } = placesInWords(image);
	const facts = [
		behind(image),
		ended(image, asOf),
		...foreign(image),
		current?.currentDigest === void 0 ? void 0 : html`<span>newest <code data-copy="digest" data-text="${current.currentDigest}">${shortDigest(current.currentDigest)}</code>${current.currentSince === void 0 ? "" : ` since ${formatReportDay(current.currentSince)}`}</span>`,
		others === "" ? void 0 : html`<span class="good">${others}</span>`,
		html`<span>${plural(references, "reference")} at ${plural(placesTotal ?? places.length, "place")}</span>`,
		links.page === void 0 ? void 0 : html`<a href="${links.page}">Registry</a>`,
		links.history === void 0 ? void 0 : html`<a href="${links.history}">Tag history</a>`
	];
	return html`${actionMarkup(image, checks)}<p class="facts">${facts.map((fact) => fact === void 0 ? void 0 : html`${fact} `)}</p>`;
}
function foreign({ pins }) {
	const digests = pins.flatMap(({ digest, status }) => status === "not-in-history" && digest !== void 0 ? [digest] : []);
	const shown = digests.slice(0, maxForeign$1).map((digest) => html`<span>foreign <code data-copy="digest" data-text="${digest}">${shortDigest(digest)}</code></span>`);
	const more = digests.length - shown.length;
	return more === 0 ? shown : [...shown, html`<span>and ${more} more foreign digests</span>`];
}
function behind({ since, behind: digests, lagSeconds }) {
	if (lagSeconds !== void 0) return html`<span class="lag-text"><b>${formatDuration(lagSeconds * 1e3)} behind</b>${digests === void 0 ? "" : `, ${plural(digests, "digest")}`}${since === void 0 ? "" : `, since ${formatReportDay(since)}`}</span>`;
	return since === void 0 ? void 0 : html`<span>tag moved ${formatReportDay(since)}</span>`;
}
function ended(image, asOf) {
	const text = endOfLifeText({
		status: "unknown",
		deprecated: image.deprecated,
		endOfLife: image.endOfLife
	}, asOf);
	return text === "" ? void 0 : html`<span class="ends">${text}</span>`;
}
// lib/output/html/findings/cards.js
const labels = {
	status: (status) => status === "none" ? "No reference" : statusLabel(status),
	fix: (how) => how === "pin" ? "By tagproof pin" : "Manual",
	introduced: (key) => key === "yes" ? "By this change" : key === "no" ? "Before this change" : "Unknown"
};
const titles$1 = {
	severity: "Severity",
	check: "Check",
	status: "Status",
	fix: "Fix",
	introduced: "Introduced",
	state: "Waived"
};
function findingSelects(cards, { repositories = [], teams = [] }) {
	const counted = Object.keys(titles$1).map((name) => ({
		name,
		counts: new Map()
	}));
	const present = new Set();
	for (const issue of cards.flatMap(({ issues }) => issues)) {
		for (const { name, counts } of counted) {
			const value = issueLabels[name](issue);
			counts.set(value, (counts.get(value) ?? 0) + issue.findings.length);
		}
		for (const { origin } of issue.findings) if (origin !== void 0) present.add(origin);
	}
	const useful = counted.map(({ name, counts }) => ({
		name,
		title: titles$1[name],
		options: optionsOf(counts, labels[name])
	})).filter(({ name, options }) => options.length > 1 || !["introduced", "state"].includes(name));
	const origins = repositories.filter(({ origin }) => present.has(origin)).map(({ origin }) => origin);
	const byRepository = {
		name: "repository",
		title: "Repository",
		options: origins.map((value) => ({
			value,
			label: value
		}))
	};
	const named = teams.filter(({ team }) => team !== "");
	const byTeam = {
		name: "team",
		title: "Team",
		options: named.map(({ team }) => ({
			value: team,
			label: team
		}))
	};
	return [
		grouping,
		...useful,
		...named.length > 0 ? [byTeam] : [],
		...origins.length > 1 ? [byRepository] : []
	];
}
const grouping = {
	name: "by",
	title: "Group by",
	all: "image",
	options: [{
		value: "file",
		label: "file"
	}, {
		value: "check",
		label: "check"
	}]
};
function worstCardFirst(cards) {
	return cards.map((card) => ({
		card,
		rank: rankOf(card)
	})).toSorted((a, b) => compare(a.rank, b.rank)).map(({ card }) => card);
}
function compare(a, b) {
	const index = a.findIndex((part, at) => part !== b[at]);
	return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
function rankOf({ image, issues }) {
	if (image !== void 0) return [
		Number(image.findings === 0),
		Number(image.introduced === false),
		harmRank(image.harm),
		severityOrder(image.severity)
	];
	const open = issues.flatMap(({ finding }) => finding.waived === void 0 ? [finding] : []);
	return [
		Number(open.length === 0),
		Number(open.length > 0 && open.every(({ introduced }) => introduced === false)),
		smallest(open.map((finding) => harmRank(harmOfFinding(finding, false))), harmRank("none")),
		smallest(open.map(({ severity }) => severityOrder(severity)), severityOrder(void 0))
	];
}
const maxCardBytes = 4e6;
function findingCards(report, view, place, checks) {
	const { totals } = view;
	const total = totals.findings + totals.waived;
	const cards = cardsOf(report, view);
	if (cards.length === 0) return html`<p class="none">No findings.</p>`;
	const context = {
		place,
		checks,
		asOf: report.asOf
	};
	const texts = withinSize(cards, maxCardBytes, (card) => cardMarkup(card, context));
	const shown = cards.slice(0, texts.length).flatMap((card) => card.issues).reduce((sum, { findings }) => sum + findings.length, 0);
	const selects = findingSelects(cards, report);
	const remark = totals.waived === 0 ? void 0 : `, ${numberText(totals.waived)} of them waived`;
	return html`<div class="listing" data-list="finding" data-noun="findings"${attributes({ "data-remark": remark })}>
${controlBar({
		list: "finding-cards",
		noun: "findings",
		selects
	})}
<div class="cards" id="finding-cards">
${texts}</div>
<nav class="pages" aria-label="Pages of findings" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(shown, total, "findings")}</div>`;
}
function cardsOf(report, { findings, waived }) {
	const ordered = {
		...report,
		findings: [...findings, ...waived]
	};
	const at = new Map(report.references.map((reference) => [reportedPlaceKey(reference), reference]));
	const statusAt = (finding) => {
		const reference = at.get(reportedPlaceKey(finding));
		return reference === void 0 ? "none" : statusOf(reference);
	};
	const groups = new Map();
	const inImages = new Set();
	for (const { name, findings: found } of imageGroups(ordered)) {
		groups.set(name, found);
		for (const one of found) inImages.add(one);
	}
	const images = [];
	for (const image of report.images ?? imageSummaries(report)) {
		const found = groups.get(image.name) ?? [];
		groups.delete(image.name);
		if (found.length > 0) images.push({
			name: image.name,
			image,
			issues: issuesOf(found, statusAt)
		});
	}
	const unlisted = [];
	for (const [name, found] of groups) if (found.length > 0) unlisted.push({
		name,
		issues: issuesOf(found, statusAt)
	});
	const others = otherCards(ordered.findings, inImages, statusAt);
	return worstCardFirst([
		...images,
		...unlisted,
		...others
	]);
}
function otherCards(findings, inImages, statusAt) {
	const byArtifact = new Map();
	for (const finding of findings) if (!inImages.has(finding)) addToGroup(byArtifact, finding.artifact ?? "", finding);
	return [...byArtifact].map(([name, found]) => ({
		name,
		kind: name === "" ? "Not about one image" : "Artifact",
		issues: issuesOf(found, statusAt)
	}));
}
// lib/output/html/tables/audit.js
const maxRepositoriesBytes = 15e5;
const verdicts = [
	"incomplete",
	"fail",
	"pass"
];
const badges$2 = {
	pass: "current",
	fail: "error",
	incomplete: "unknown"
};
function repositoryTable({ repositories = [] }) {
	return htmlTable({
		id: "repository",
		caption: "Repositories, worst first",
		noun: "repositories",
		items: repositories,
		maxBytes: maxRepositoriesBytes,
		filters: [{
			name: "status",
			title: "Verdict",
			value: ({ verdict }) => verdict
		}],
		columns: [
			{
				title: "Repository",
				cell: name
			},
			{
				title: "Owners",
				cell: ({ owners = [] }) => html`${owners.join(" ")}`
			},
			{
				title: "Verdict",
				sortBy: ({ verdict }) => verdicts.indexOf(verdict),
				numeric: true,
				cell: ({ verdict, missing }) => html`<span class="badge ${badges$2[verdict]}">${missing === true ? "no report" : verdict}</span>`
			},
			...harmColumns,
			numberColumn("Findings", ({ findings }) => findings),
			numberColumn("Lines to pin", ({ pinnable = 0 }) => pinnable),
			...changeColumns(repositories),
			numberColumn("References", ({ references }) => references),
			numberColumn("Not verified", ({ unknown }) => unknown),
			{
				title: "Shard",
				cell: ({ shard }) => html`${shard}`
			}
		]
	});
}
const harmColumns = [
	["Foreign", "foreign-digest"],
	["Ended", "dead-tag"],
	["Stale", "stale"]
].map(([title, kind]) => numberColumn(title, ({ harm = {} }) => harm[kind] ?? 0));
function name({ origin, findings }) {
	const text = html`<code>${origin}</code>`;
	return findings === 0 ? text : html`<a href="#findings" data-show="repository" data-value="${origin}">${text}</a>`;
}
function changeColumns(repositories) {
	if (repositories.every((one) => one.new === void 0)) return [];
	return [numberColumn("New", (one) => one.new ?? 0), numberColumn("Fixed", (one) => one.fixed ?? 0)];
}
const maxChangesBytes = 25e4;
const maxOpen$1 = 10;
function changesSection(changes, place) {
	const { counts, since, newlyForeign, newlyStale } = changes;
	const numbers = [
		[
			"New",
			counts.new,
			"worse"
		],
		[
			"Fixed",
			counts.fixed,
			"better"
		],
		[
			"Unchanged",
			counts.still,
			""
		]
	];
	const notes = comparisonNotes(counts);
	return html`<p>Compared with the audit of ${formatReportDay(since)}.</p>
<dl class="deltas">${numbers.map(([title, number, kind]) => html`<div class="${number === 0 ? "" : kind}"><dt>${title}</dt><dd>${numberText(number)}</dd></div>`)}</dl>
${notes.length === 0 ? void 0 : html`<ul class="notes">${notes.map((note) => html`<li>${note}.</li>`)}</ul>`}
${newly("Newly foreign: digests that never belonged to their tag", newlyForeign)}
${newly("Newly stale", newlyStale)}
${list("new", "New findings", changes.new, counts.new, place)}
${list("fixed", "Fixed findings", changes.fixed, counts.fixed, filePlaces({}))}`;
}
function newly(title, images) {
	if (images.length === 0) return void 0;
	const shown = images.slice(0, 20);
	const more = images.length - shown.length;
	return html`<h3>${title}</h3>
<ul class="newly">${shown.map(({ image, findings, repositories }) => html`<li><code data-copy="image">${image}</code> <span class="muted">${plural(findings, "finding")}${repositories > 1 ? ` in ${plural(repositories, "repository")}` : ""}</span></li>`)}${more > 0 ? html`<li class="muted">and ${more} more in the JSON report</li>` : void 0}</ul>`;
}
function list(id, title, items, total, place) {
	if (items.length === 0) return void 0;
	const table = htmlTable({
		id,
		caption: title,
		noun: `${id} findings`,
		items,
		total,
		maxBytes: maxChangesBytes,
		filters: [{
			name: "severity",
			title: "Severity",
			value: ({ severity }) => severity
		}, {
			name: "check",
			title: "Check",
			value: ({ check }) => check
		}],
		columns: [
			{
				title: "Severity",
				cell: ({ severity }) => html`<span class="badge ${severity}">${severity}</span>`
			},
			{
				title: "Check",
				cell: ({ check }) => html`<a${attributes({ href: checkUrl(check) })}><code>${check}</code></a>`
			},
			{
				title: "About",
				cell: ({ image, artifact, advisory }) => html`${[
					image,
					artifact,
					advisory
				].flatMap((text) => text === void 0 ? [] : html`<code>${text}</code> `)}`
			},
			{
				title: "Where",
				cell: (finding) => place({
					...finding,
					endLine: finding.line
				})
			}
		]
	});
	return html`<details${attributes({ open: items.length <= maxOpen$1 ? "" : void 0 })}><summary>${title} (${numberText(total)})</summary>
${table}</details>`;
}
// lib/output/html/tables/forecasts.js
const maxBytes$4 = 7e5;
const maxRows = 300;
const badges$1 = {
	breaking: "error",
	notable: "warning",
	quiet: "current",
	unknown: "unknown"
};
function forecastBlocks({ forecasts = [] }) {
	const blocks = withinSize(inGradeOrder(forecasts), maxBytes$4, block);
	return html`<div class="cards">${blocks}</div>${leftOutNote(blocks.length, forecasts.length, "images")}`;
}
function block(forecast) {
	const { image, from, to, grade } = forecast;
	const rows = forecastRows(forecast);
	const shown = rows.slice(0, maxRows);
	const [open, folded] = [shown.slice(0, 20), shown.slice(20)];
	const rest = folded.length === 0 ? void 0 : html`<details><summary>${numberText(folded.length)} more changes</summary>${table(image, folded)}</details>`;
	const cut = rows.length - shown.length + cutRows(forecast);
	const more = cut === 0 ? void 0 : html`<p class="left">${numberText(cut)} more changes are in the JSON report.</p>`;
	return html`<details class="card forecast"><summary><span class="badge ${badges$1[grade]}">${grade}</span> <code>${image}</code> <span class="muted"><code>${shortDigest(from)}</code> → <code>${shortDigest(to)}</code> ${forecastCounts(forecast)}</span></summary>
<p>${gradeMeanings[grade]}.</p>
<ul class="notes">${forecastFacts(forecast).map(fact)}</ul>
${open.length === 0 ? void 0 : table(image, open)}${rest}${more}</details>
`;
}
function fact({ label, text, link }) {
	const compare = link?.startsWith("https://") ? html` (<a href="${link}">compare</a>)` : void 0;
	return html`<li><b>${label}:</b> ${text}${compare}</li>`;
}
function table(image, rows) {
	return html`<table class="plain"><caption class="unseen">What the new digest of ${image} changes</caption>
<thead><tr><th scope="col">Change</th><th scope="col">What</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
<tbody>${rows.map(row$3)}</tbody></table>`;
}
function row$3({ change, what, from, to, platforms }) {
	const code = (text) => text === "" ? void 0 : html`<code>${text}</code>`;
	return html`<tr><td>${change}</td><td>${code(what)} <span class="muted">${platforms}</span></td><td>${code(from)}</td><td>${code(to)}</td></tr>`;
}
// lib/output/html/tables/lists.js
const maxBytes$3 = 3e5;
function gapTable({ incomplete, totals }) {
	return htmlTable({
		id: "unknown",
		caption: "What could not be verified, and why",
		noun: "items",
		items: incomplete,
		total: totals?.unknown,
		maxBytes: maxBytes$3,
		filters: [{
			name: "status",
			title: "Cause",
			value: ({ cause }) => cause
		}],
		columns: [
			{
				title: "Cause",
				cell: ({ cause }) => html`<span class="badge unknown">${cause}</span>`
			},
			{
				title: "Item",
				cell: ({ origin, subject }) => html`${origin === void 0 || origin === subject ? void 0 : html`<b>${origin}</b> `}<code>${subject}</code>`
			},
			{
				title: "Why",
				cell: ({ message }) => html`${message}`
			}
		]
	});
}
function advisoryTable(report) {
	return htmlTable({
		id: "advisory",
		caption: "Advisories for the artifacts in use, those with findings first",
		noun: "advisories",
		items: advisoriesOf(report),
		maxBytes: maxBytes$3,
		filters: [{
			name: "severity",
			title: "Severity",
			value: ({ risk }) => risk?.level ?? "unknown"
		}, {
			name: "status",
			title: "Status",
			value: ({ status }) => status
		}],
		columns: [
			{
				title: "Severity",
				numeric: true,
				sortBy: (row) => -severityRank(row),
				cell: ({ risk }) => html`<span class="badge ${risk?.level ?? "unknown"}">${risk?.level ?? "unknown"}</span>${risk?.score === void 0 ? void 0 : html` <span class="muted">${risk.score}</span>`}`
			},
			{
				title: "Advisory",
				cell: ({ id, aliases }) => html`<code>${id}</code>${aliases.map((alias) => html`<br><code class="muted">${alias}</code>`)}`
			},
			{
				title: "Artifact",
				cell: ({ artifact }) => html`<code>${artifact}</code>`
			},
			{
				title: "Status",
				cell: ({ status }) => html`${status}`
			},
			{
				title: "Fixed in",
				cell: ({ fixedIn }) => html`${fixedIn.map((one) => html`<code>${one}</code> `)}`
			},
			{
				title: "Updated",
				cell: ({ updated }) => html`${formatReportDay(updated)}`
			},
			{
				title: "Findings",
				cell: ({ outcome }) => html`${outcome}`
			}
		]
	});
}
function editTable({ pinned, recorded }, place) {
	return htmlTable({
		id: "edit",
		caption: "Pinned lines, and tags added to the ledger",
		noun: "written lines",
		items: [...pinned, ...recorded],
		maxBytes: maxBytes$3,
		columns: [
			{
				title: "Where",
				cell: ({ file, line }) => place({
					file,
					line,
					endLine: line
				})
			},
			{
				title: "Action",
				cell: ({ before }) => html`${before === "" ? "added to ledger" : "pinned"}`
			},
			{
				title: "Change",
				cell: ({ before, after }) => diff(withoutIndent({
					before: before === "" ? [] : [before],
					after: [after]
				}))
			}
		]
	});
}
function coverage(report) {
	const { requests } = report;
	const sources = sourcesLine(report);
	const rows = accountRows(report).flatMap(({ label, counted: { asked, notAsked = {} }, known, notes }) => {
		const all = Object.values(notAsked).reduce((sum, number) => sum + number, asked);
		return [asked === 0 ? heading(label) : row$2(label, known, all, "answered", asked), ...notes.map(([note, number, kind]) => row$2(note, number, all, kind))];
	});
	return html`<table class="plain coverage"><caption class="unseen">Coverage</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Known</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
<tbody>${rows}</tbody></table>
${sources === "" ? "" : html`<p class="muted">${sources}.</p>`}
<p class="muted">${numberText(requests.total)} requests, ${numberText(requests.retried)} of them retried${savedText(requests)}.</p>`;
}
function seenList(report, place) {
	const { shown, total } = seenRows(report);
	const items = shown.map((one) => html`<li><code>${one.name}</code> ${place({
		...one,
		endLine: one.line
	})}</li>`);
	return html`<details><summary>${seenTitle}</summary><ul class="notes">${items}</ul>${leftOutNote(shown.length, total, "names")}</details>`;
}
function heading(label) {
	return html`<tr><th scope="row">${label}</th><td></td><td></td></tr>`;
}
function row$2(title, number, all, kind, asked) {
	const width = percent(number / Math.max(1, all) * 100);
	const known = asked === void 0 ? numberText(number) : `${numberText(number)} of ${numberText(asked)}`;
	return html`<tr><th scope="row" class="${asked === void 0 ? "part-of" : ""}">${title}</th><td>${known}</td><td><svg width="100%" height="10" aria-hidden="true"><rect class="part ${kind}" width="${width}" height="10" rx="2"/></svg></td></tr>`;
}
// lib/output/html/tables/policy.js
const maxBytes$2 = 3e5;
function waiverTable({ waivers }, place) {
	return htmlTable({
		id: "waiver",
		caption: "Waivers, those that need attention first",
		noun: "waivers",
		items: [...waivers].sort((a, b) => Number(a.notice === void 0) - Number(b.notice === void 0) || urgentFirst(a, b)),
		maxBytes: maxBytes$2,
		filters: [{
			name: "state",
			title: "State",
			value: ({ state }) => state,
			label: (state) => states[state] ?? state
		}],
		columns: [
			{
				title: "State",
				cell: ({ state }) => html`<span class="badge ${state}">${waiverStates[state]}</span>`
			},
			{
				title: "Scope",
				cell: scopeCell
			},
			{
				title: "Reason",
				cell: ({ reason, notice }) => html`<p>${reason}</p>${notice === void 0 ? void 0 : html`<p class="notice">${notice}</p>`}`
			},
			{
				title: "Expires",
				cell: ({ expires }) => html`${expires === void 0 ? "never" : formatReportDay(expires)}`
			},
			{
				title: "Owner",
				cell: ({ owner }) => html`${owner}`
			},
			{
				title: "Where",
				cell: ({ file, line }) => policyPlace(place, file, line)
			}
		]
	});
}
const states = waiverStates;
const scopes = [
	"check",
	"image",
	"tag",
	"paths",
	"artifact",
	"advisory"
];
function scopeCell(waiver) {
	const scope = scopes.flatMap((name) => {
		const value = waiver[name];
		const text = typeof value === "string" ? value : value?.join(", ");
		return text === void 0 ? [] : html`<span class="scope"><span class="muted">${name}</span> <code>${text}</code></span> `;
	});
	const { matched } = waiver;
	return html`${scope}<span class="muted">${matched === 0 ? "no findings" : plural(matched, "finding")}</span>`;
}
function settingTable({ settings }, place) {
	const set = settings.filter(({ from }) => from !== "default").length;
	const table = htmlTable({
		id: "setting",
		caption: "Effective settings, and where they come from",
		noun: "settings",
		items: [...settings].sort((a, b) => Number(a.from === "default") - Number(b.from === "default")),
		maxBytes: maxBytes$2,
		filters: [{
			name: "state",
			title: "From",
			value: ({ from }) => kindOf(from)
		}],
		columns: [
			{
				title: "Setting",
				cell: ({ name }) => html`<code>${name}</code>`
			},
			{
				title: "Value",
				cell: ({ value }) => html`<code>${value}</code>`
			},
			{
				title: "From",
				cell: ({ from }) => origin(from, place)
			}
		]
	});
	return html`<details><summary>${plural(set, "setting")} of this repository or run, ${settings.length - set} defaults</summary>
${table}</details>`;
}
function kindOf(from) {
	return from === "input" || from === "default" ? from : "policy";
}
function origin(from, place) {
	const [, file, line] = /^(.*):(\d+):\d+$/s.exec(from) ?? [];
	if (kindOf(from) !== "policy") return html`${from}`;
	return file === void 0 ? html`<code>${from}</code>` : policyPlace(place, file, Number(line));
}
// lib/output/html/tables/references.js
const maxReferenceBytes = 25e5;
function referenceTable({ mode, references, asOf, totals }, place) {
	const historyCell = (one) => mode === "audit" ? html`${auditText(one, asOf)}` : history(one, asOf);
	return htmlTable({
		id: "reference",
		caption: "References, and what the history of their tags shows",
		noun: "references",
		items: references,
		total: totals?.references,
		maxBytes: maxReferenceBytes,
		filters: [{
			name: "status",
			title: "Status",
			value: statusOf,
			label: statusLabel
		}],
		columns: [
			{
				title: "Image",
				cell: image
			},
			{
				title: "Status",
				sortBy: (reference) => statuses.indexOf(statusOf(reference)),
				numeric: true,
				cell: (reference) => html`<span class="badge ${statusOf(reference)}">${statusLabel(statusOf(reference))}</span>`
			},
			{
				title: "History",
				cell: historyCell
			},
			{
				title: "Lag",
				numeric: true,
				sortBy: ({ fact }) => fact?.lagSeconds,
				cell: ({ fact }) => html`${fact?.lagSeconds === void 0 ? void 0 : formatDuration(fact.lagSeconds * 1e3)}`
			},
			{
				title: "Where",
				cell: (reference) => where(reference, place)
			}
		]
	});
}
function history(reference, asOf) {
	const { fact, noPlace } = reference;
	const text = fact?.status === "superseded" ? behindText(fact) : historyText(reference);
	const ended = endOfLifeText(fact, asOf);
	const end = ended === "" ? void 0 : html`<p class="ends">${ended}</p>`;
	const refused = noPlace === void 0 ? void 0 : html`<p class="muted">Cannot be pinned automatically: ${noPlace}</p>`;
	return html`${text}${end}${refused}`;
}
const maxUses = 10;
function where(reference, place) {
	const { file, parts = [], uses = [] } = reference;
	const lines = parts.map(({ part, line, endLine }) => html` ${part} ${place({
		file,
		line,
		endLine
	}, "line")}`);
	const split = lines.length === 0 ? void 0 : html`<p class="muted parts">split:${lines}</p>`;
	const others = uses.slice(0, maxUses).map(({ line, endLine }) => html` ${place({
		file,
		line,
		endLine
	}, "line")}`);
	const more = uses.length > maxUses ? ` and ${uses.length - maxUses} more` : "";
	const used = uses.length === 0 ? void 0 : html`<p class="muted parts">used at${others}${more}</p>`;
	return html`${place(reference)}${split}${used}`;
}
function image(reference) {
	const { digest, fact } = reference;
	const recovered = fact?.recoveredTag === void 0 ? void 0 : html` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by digest</span>`;
	const short = digest === void 0 ? void 0 : html`<br><code class="muted">${shortDigest(digest)}</code>`;
	return html`<code>${referenceName(reference)}</code>${recovered}${short}`;
}
// lib/output/html/tables/timeline.js
const maxBytes$1 = 15e5;
const maxForeign = 12;
const maxOpen = 12;
function timelines({ histories = [], references, asOf }) {
	const known = histories.filter(({ reigns }) => reigns.length > 0);
	if (known.length === 0) return html`<p class="none">No tag history is known.</p>`;
	const uses = usesByTag(references);
	const tags = known.map((history) => ({
		history,
		pins: uses.get(keyOf(history, history.tag)) ?? []
	})).sort((a, b) => worst(a.pins) - worst(b.pins));
	const shown = withinSize(tags, maxBytes$1, ({ history, pins }) => timeline(history, pins, Date.parse(asOf)));
	const more = shown.slice(maxOpen);
	const folded = more.length === 0 ? void 0 : html`<details class="more"><summary>${plural(more.length, "more tag")}</summary>${more}</details>`;
	return html`${shown.slice(0, maxOpen)}${folded}${leftOutNote(shown.length, tags.length, "tags")}`;
}
function usesByTag(references) {
	return groupedBy(references, (reference) => keyOf(reference, reference.tag ?? reference.fact?.recoveredTag ?? "latest"));
}
function keyOf({ registry, repository }, tag) {
	return `${registry}/${repository}:${tag}`;
}
function worst(pins) {
	return smallest(pins.map((pin) => statuses.indexOf(statusOf(pin))), statuses.length);
}
function timeline(history, pins, asOf) {
	const { registry, repository, tag, reigns } = history;
	const name = `${registry}/${repository}:${tag}`;
	const pinned = pinnedBy(pins);
	return html`<details class="timeline"><summary><code>${name}</code>
<span>${pinsText(pins)}</span> <span class="muted">${extent(history)}</span></summary>
<table class="plain"><caption class="unseen">Digests of ${name}, newest first</caption>
<thead><tr><th scope="col">Digest</th><th scope="col">Since</th><th scope="col">Until</th></tr></thead>
<tbody>${foreignRows(foreignOf(pins))}${reigns.toReversed().map((interval) => row$1(interval, pinned.get(interval.digest), asOf))}</tbody></table></details>`;
}
function pinnedBy(pins) {
	const pinned = new Map();
	for (const { digest, fact } of pins) {
		if (digest === void 0) continue;
		const isCurrent = fact?.status === "current" && fact.deprecated !== true && pinned.get(digest) !== "behind";
		pinned.set(digest, isCurrent ? "current" : "behind");
	}
	return pinned;
}
function foreignOf(pins) {
	const foreign = pins.flatMap(({ digest, fact }) => digest !== void 0 && fact?.status === "not-in-history" ? [digest] : []);
	return [...new Set(foreign)];
}
function pinsText(pins) {
	const statuses = [...new Set(pins.map(historyText))];
	const more = statuses.length > 3 ? `, and ${statuses.length - 3} more` : "";
	return `${plural(pins.length, "reference")}: ${statuses.slice(0, 3).join("; ")}${more}`;
}
function extent({ reigns, truncated, complete, evidence }) {
	const shown = truncated === void 0 ? plural(reigns.length, "digest") : `newest ${numberText(reigns.length)} of ${numberText(reigns.length + truncated)} digests`;
	if (evidence !== void 0) return `${shown}, by ${evidence.source} since ${formatReportDay(evidence.since)}`;
	return complete ? shown : `${shown}, history incomplete`;
}
function foreignRows(foreign) {
	const rows = foreign.slice(0, maxForeign).map((digest) => html`<tr><th scope="row"><code>${shortDigest(digest)}</code> <span class="badge error">foreign</span></th><td colspan="2">pinned, but never this tag's</td></tr>`);
	const more = foreign.length - rows.length;
	if (more === 0) return rows;
	return [...rows, html`<tr><th scope="row">${plural(more, "other digest")}</th><td colspan="2">pinned, but never this tag's</td></tr>`];
}
function row$1({ digest, since, until }, pinned, asOf) {
	const mark = pinned === void 0 ? void 0 : html` ${badges[pinned]}`;
	const later = Date.parse(since) > asOf ? html` <span class="muted">after the evaluated time</span>` : void 0;
	return html`<tr><th scope="row"><code>${shortDigest(digest)}</code>${mark}${later}</th><td>${formatMinute(since)}</td><td>${until === void 0 ? "now" : formatMinute(until)}</td></tr>`;
}
const badges = {
	current: html`<span class="badge current">pinned, current</span>`,
	behind: html`<span class="badge not-current">pinned, not current</span>`
};
// lib/output/html/sections.js
function freshness({ references }) {
	if (references.length === 0) return html`<p class="none">No references.</p>`;
	const counts = new Map();
	let unknown = 0;
	for (const one of references) {
		const status = statusOf(one);
		counts.set(status, (counts.get(status) ?? 0) + 1);
		unknown += one.fact?.status === "unknown" ? 1 : 0;
	}
	const lags = lagsOf(references).filter((lag) => lag > 0);
	const numbers = statuses.map((status) => [status, counts.get(status) ?? 0]).filter(([, number]) => number > 0).reverse();
	let x = 0;
	const bars = numbers.map(([status, number]) => {
		const width = number / references.length * 100;
		x += width;
		return html`<rect class="fill-${status}" x="${percent(x - width)}" y="0" width="${percent(width)}" height="14"/>`;
	});
	return html`<svg class="share" width="100%" height="14" aria-hidden="true">${bars}</svg>
<ul class="legend">${numbers.map(([status, number]) => legend(status, number, references.length))}</ul>
<p>${lagSentence(lags, unknown)}</p>`;
}
function legend(status, number, all) {
	return html`<li><svg width="12" height="12" aria-hidden="true"><rect class="fill-${status}" width="12" height="12" rx="3"/></svg> ${statusLabel(status)} <b>${numberText(number)}</b> <span class="muted">${Math.round(number / all * 100)}%</span></li>`;
}
function lagSentence(lags, unknown) {
	const open = unknown === 0 ? "" : ` The lag of ${plural(unknown, "reference")} is unknown.`;
	if (lags.length === 0) return `No verified pin lags behind its tag.${open}`;
	if (lags.length === 1) return `1 pin lags behind, by ${formatDuration((lags[0] ?? 0) * 1e3)}.${open}`;
	const median = lags[Math.floor((lags.length - 1) / 2)] ?? 0;
	const max = lags.at(-1) ?? 0;
	return `${numberText(lags.length)} pins lag behind: half of them by ${formatDuration(median * 1e3)} or less, at most by ${formatDuration(max * 1e3)}.${open}`;
}
function lagsOf(references) {
	const lags = [];
	for (const reference of references) {
		const { fact } = reference;
		const lag = fact?.status === "current" ? 0 : fact?.lagSeconds;
		if (lag !== void 0 && statusOf(reference) !== "ended") lags.push(lag);
	}
	return lags.toSorted((a, b) => a - b);
}
const maxBytes = 3e5;
const maxNamed = 20;
function teamTable({ teams = [], repositories = [] }) {
	const unknown = repositories.filter(({ ownersUnknown }) => ownersUnknown !== void 0);
	const table = htmlTable({
		id: "team",
		caption: "Findings by the owners of their files, the most harmed first",
		noun: "teams",
		items: teams,
		maxBytes,
		columns: [
			{
				title: "Team",
				cell: ({ team }) => teamName(team)
			},
			numberColumn("Foreign digests", ({ harm = {} }) => harm["foreign-digest"] ?? 0),
			numberColumn("End of life", ({ harm = {} }) => harm["dead-tag"] ?? 0),
			numberColumn("Errors", ({ bySeverity }) => bySeverity.error ?? 0),
			numberColumn("Warnings", ({ bySeverity }) => bySeverity.warning ?? 0),
			numberColumn("Findings", ({ findings }) => findings),
			numberColumn("Repositories", (team) => team.repositories)
		]
	});
	const more = unknown.length > maxNamed ? html`<li>and ${unknown.length - maxNamed} more</li>` : void 0;
	const left = unknown.length === 0 ? void 0 : html`<ul class="notes">${unknown.slice(0, maxNamed).map(({ origin, ownersUnknown }) => html`<li>The owners in <b>${origin}</b> are not known: ${ownersUnknown}.</li>`)}${more}</ul>`;
	return html`${table}<p class="muted">By the CODEOWNERS of each repository. A file with two owners counts for both.</p>${left}`;
}
function teamName(team) {
	return team === "" ? html`<span class="muted">No owner</span>` : html`<a href="#findings" data-show="team" data-value="${team}">${team}</a>`;
}
const day = 86400;
const bins = [
	["no lag (current)", 0],
	["less than a day", day],
	["1 to 3 days", 3 * day],
	["3 days to a week", 7 * day],
	["1 to 2 weeks", 14 * day],
	["2 weeks to a month", 30 * day],
	["1 to 3 months", 91 * day],
	["3 to 6 months", 182 * day],
	["6 months to a year", 365 * day],
	["a year or more", Number.POSITIVE_INFINITY]
];
function lagTable({ references, settings }) {
	const lags = lagsOf(references);
	if (lags.length === 0) return html`<p class="none">No pin was verified, so no lag is known.</p>`;
	const rows = bins.map(([label, end], index) => {
		const start = bins[index - 1]?.[1] ?? 0;
		const isIn = (lag) => index === 0 ? lag === 0 : lag > 0 && lag >= start && lag < end;
		return html`<tr><th scope="row">${label}</th><td>${numberText(lags.filter(isIn).length)}</td></tr>`;
	});
	return html`<table class="plain"><caption>Time since the pinned digest was superseded.${limitText(settings, lags)}</caption>
<thead><tr><th scope="col">Lag</th><th scope="col">Pins</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}
function limitText(settings, lags) {
	const text = settings.find(({ name }) => name === "max-age")?.value ?? "";
	const ms = parseDuration(text);
	if (ms === void 0) return "";
	const over = lags.filter((lag) => lag > ms / 1e3).length;
	return ` ${over === 1 ? "1 pin lags" : `${numberText(over)} pins lag`} longer than max-age, ${text}.`;
}
function trendSection(report, { totals }) {
	const now = {
		at: report.startedAt,
		findings: totals.findings,
		bySeverity: totals.bySeverity,
		references: totals.references,
		current: totals.current,
		unknown: totals.unknown
	};
	const points = [...report.trend ?? [], now];
	return html`<table class="plain points"><caption class="unseen">Findings by audit</caption>
<thead><tr><th scope="col">Audit</th><th scope="col">Findings</th>${severities.map((one) => html`<th scope="col">${one}</th>`)}<th scope="col">Current references</th><th scope="col">Not verified</th></tr></thead>
<tbody>${points.toReversed().map(row)}</tbody></table>`;
}
function row({ at, findings, bySeverity, current, references, unknown }) {
	return html`<tr><th scope="row">${formatReportDay(at)}</th><td>${numberText(findings)}</td>${severities.map((one) => html`<td>${numberText(bySeverity[one] ?? 0)}</td>`)}<td>${numberText(current)} of ${numberText(references)}</td><td>${numberText(unknown)}</td></tr>`;
}
function sectionsOf(report, view, checks) {
	const sections = [];
	for (const { body, ...head } of draftsOf(report, view, checks)) {
		if (head.number === 0 && !always.includes(head.id)) continue;
		sections.push({
			...head,
			body: body()
		});
	}
	return sections;
}
function draftsOf(report, view, checks) {
	const { advisories, waivers, edits, settings, histories = [], repositories = [], forecasts = [] } = report;
	const { totals } = view;
	const place = filePlaces(report);
	const findings = {
		id: "findings",
		title: "Findings",
		number: totals.findings,
		...totals.waived === 0 ? {} : { more: `and ${numberText(totals.waived)} waived` },
		body: () => findingCards(report, view, place, checks)
	};
	const gaps = {
		id: "unverified",
		title: "Not verified",
		number: totals.unknown,
		body: () => gapTable(report)
	};
	const before = [
		...overTime(report, view, place),
		{
			id: "teams",
			title: "Teams",
			number: report.teams?.length ?? 0,
			body: () => teamTable(report)
		},
		{
			id: "repositories",
			title: "Repositories",
			number: repositories.length,
			body: () => repositoryTable(report)
		}
	];
	return [
		...report.verdict === "incomplete" ? [
			gaps,
			...before,
			findings
		] : [
			...before,
			findings,
			gaps
		],
		{
			id: "written",
			title: "Written lines",
			number: edits.length,
			body: () => editTable(view, place)
		},
		{
			id: "forecasts",
			title: "New digests",
			number: forecasts.length,
			body: () => forecastBlocks(report)
		},
		{
			id: "references",
			title: "References",
			number: totals.references,
			body: () => referenceTable(report, place)
		},
		{
			id: "freshness",
			title: "Freshness",
			body: () => freshness(report)
		},
		{
			id: "lag",
			title: "Lag",
			body: () => lagTable(report)
		},
		{
			id: "timelines",
			title: "Timelines",
			number: histories.length,
			body: () => timelines(report)
		},
		{
			id: "advisories",
			title: "Advisories",
			number: advisories.length,
			body: () => advisoryTable(report)
		},
		{
			id: "coverage",
			title: "Coverage",
			body: () => coverage(report)
		},
		{
			id: "seen",
			title: "Not read",
			number: report.seen?.count ?? 0,
			body: () => seenList(report, place)
		},
		{
			id: "waivers",
			title: "Waivers",
			number: waivers.length,
			body: () => waiverTable(report, place)
		},
		{
			id: "settings",
			title: "Settings",
			number: settings.length,
			body: () => settingTable(report, place)
		}
	];
}
function overTime(report, view, place) {
	const { changes, trend = [] } = report;
	return [...changes === void 0 ? [] : [{
		id: "changes",
		title: "Changes",
		more: `since ${formatReportDay(changes.since)}`,
		body: () => changesSection(changes, place)
	}], ...trend.length === 0 ? [] : [{
		id: "trend",
		title: "Trend",
		body: () => trendSection(report, view)
	}]];
}
const always = ["findings", "references"];
// lib/output/html/index.js
const titles = {
	pass: "Passed",
	notice: "Passed",
	attention: "Needs attention",
	fail: "Failed",
	incomplete: "Incomplete"
};
const icons = {
	pass: html`<path d="m10 16.5 4 4 8-9"/>`,
	fail: html`<path d="m11 11 10 10M21 11 11 21"/>`,
	notice: html`<path d="m10 16.5 4 4 8-9"/>`,
	attention: html`<path d="M16 9.5v8M16 22v.5"/>`,
	incomplete: html`<path d="M16 9.5v8M16 22v.5"/>`
};
function pageHead({ mode, source, asOf, startedAt }) {
	const commit = source === void 0 ? void 0 : html`<span>${source.repository}</span> <span>commit <code>${source.sha.slice(0, 12)}</code></span> `;
	const when = asOf === startedAt ? formatMinute(startedAt) : `as of ${formatMinute(asOf)}`;
	return html`<header class="top"><p class="brand">Tagproof</p>
<p class="about">${commit}<span>mode <code>${mode}</code></span> <span>${when}</span></p></header>`;
}
function banner(report, view, steps) {
	const mood = moodOf(report, view);
	const since = changesText(report);
	const account = accountText(report);
	return html`<section class="verdict ${mood}" aria-labelledby="verdict">
<svg class="icon" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"/>${icons[mood]}</svg>
<div class="lead-text"><h1 id="verdict">${titles[mood]}</h1>
<p class="lead says">${withCode(capitalized(attentionText(report, view)))}.</p>
<p class="lead">${sentence(report, view)}</p>${account === "" ? void 0 : html`<p class="lead">${account}.</p>`}${since === "" ? void 0 : html`<p class="lead">${since}.</p>`}</div>
${totalsOf(report, view)}
<div class="next"><h2>What to do next</h2>
${nextStepsMarkup(report, steps)}
</div></section>`;
}
function sentence(report, view) {
	const text = `${totalsText(report, view)}.`;
	return report.verdict === "incomplete" ? `Not everything could be verified: ${text}` : text;
}
function totalsOf(report, { totals }) {
	const { repositories = [] } = report;
	const { known, open } = advisoryCounts(report);
	const severity = (wanted) => totals.bySeverity[wanted] ?? 0;
	const passed = repositories.filter(({ verdict }) => verdict === "pass").length;
	const split = severities.flatMap((one) => severity(one) > 0 ? plural(severity(one), one) : []);
	const waived = totals.waived === 0 ? [] : [`${numberText(totals.waived)} waived`];
	const none = totals.unknown === 0 ? "no problems" : "no problems in what was verified";
	const shown = [
		[
			"Repositories",
			repositories.length,
			repositories.length === 0 ? "" : `${numberText(passed)} passed`
		],
		[
			"Findings",
			totals.findings,
			[...split, ...waived].join(", ") || none
		],
		[
			"References",
			totals.references,
			`${numberText(totals.current)} current, in ${plural(totals.files, "file")}`
		],
		[
			"Not verified",
			totals.unknown,
			totals.unknown === 0 ? "nothing failed" : "causes below"
		],
		[
			"Advisories",
			known,
			`${numberText(open)} with findings`
		],
		[
			"Lines pinned",
			totals.pinned,
			totals.recorded === 0 ? "" : `${plural(totals.recorded, "tag")} added to the ledger`
		]
	].filter(([title, number, detail]) => !onlyIfPresent.includes(title) || number > 0 || detail !== "");
	return html`<dl class="totals" id="totals">${shown.map(([title, number, detail]) => html`<div><dt>${title}</dt><dd><b>${numberText(number)}</b> <span>${detail}</span></dd></div>`)}</dl>`;
}
function advisoryCounts({ advisories, findings }) {
	const about = findings.filter(({ advisory }) => advisory !== void 0);
	const key = (id, artifact) => JSON.stringify([id, artifact]);
	const feed = advisories.map(({ advisoryId, artifactName }) => key(advisoryId, artifactName));
	const found = about.map(({ advisory, artifact }) => key(advisory, artifact));
	const open = about.filter(({ waived }) => waived === void 0).map(({ advisory, artifact }) => key(advisory, artifact));
	return {
		known: new Set([...feed, ...found]).size,
		open: new Set(open).size
	};
}
const onlyIfPresent = ["Repositories", "Lines pinned"];
function htmlOf(report, view, checks) {
	const sections = sectionsOf(report, view, checks);
	const steps = stepsOf(report, view, checks);
	const start = html`${pageHead(report)}
<main id="main" tabindex="-1">
${banner(report, view, steps)}
${sectionLinks(sections)}`;
	const end = html`
</main>
<footer><p>Tagproof ${report.tool.version}, started ${formatMinute(report.startedAt)}. The JSON report contains all the data of this page.</p></footer>
`;
	const title = `Tagproof: ${verdictText(report, view)}`;
	return htmlDocument(title, [
		start,
		...sections.flatMap(sectionMarkup),
		end
	], pageScript);
}
export { htmlOf };
