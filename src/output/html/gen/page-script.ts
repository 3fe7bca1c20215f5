// The script of the HTML report as text. `npm run build` writes it from src/output/html/page.
export const pageScript =
  "'use strict';\n" +
  "(function() {\n" +
  "\t// src/output/html/page/elements.ts\n" +
  "\tfunction part(root, selector, type) {\n" +
  "\t\tconst found = root.querySelector(selector);\n" +
  "\t\tif (found instanceof type) return found;\n" +
  "\t\tthrow new Error(`the page has no ${selector}`);\n" +
  "\t}\n" +
  "\tfunction parts(root, selector, type) {\n" +
  "\t\treturn [...root.querySelectorAll(selector)].filter((found) => found instanceof type);\n" +
  "\t}\n" +
  "\tfunction childOf(parent, name) {\n" +
  "\t\treturn [...parent.children].find((child) => child.classList.contains(name));\n" +
  "\t}\n" +
  "\tfunction create(tag, name, ...inside) {\n" +
  "\t\tconst element = document.createElement(tag);\n" +
  "\t\tif (name !== \"\") element.className = name;\n" +
  "\t\telement.append(...inside);\n" +
  "\t\treturn element;\n" +
  "\t}\n" +
  "\tfunction button(name, text, press) {\n" +
  "\t\tconst element = create(\"button\", name, text);\n" +
  "\t\telement.type = \"button\";\n" +
  "\t\telement.addEventListener(\"click\", press);\n" +
  "\t\treturn element;\n" +
  "\t}\n" +
  "\t// src/output/html/page/copy.ts\n" +
  "\tfunction addCopyButtons(root) {\n" +
  "\t\tfor (const text of parts(root, \"[data-copy]\", HTMLElement)) {\n" +
  "\t\t\tif (text.nextElementSibling?.classList.contains(\"copy\")) continue;\n" +
  "\t\t\tconst what = text.dataset.copy ?? \"\";\n" +
  "\t\t\tconst press = create(\"button\", \"copy\", create(\"span\", \"unseen\", `Copy ${what}`));\n" +
  "\t\t\tpress.type = \"button\";\n" +
  "\t\t\tpress.title = `Copy ${what}`;\n" +
  "\t\t\ttext.after(press);\n" +
  "\t\t}\n" +
  "\t}\n" +
  "\tfunction connectCopyButtons() {\n" +
  "\t\tdocument.addEventListener(\"click\", (event) => {\n" +
  "\t\t\tconst pressed = event.target instanceof Element ? event.target.closest(\".copy\") : null;\n" +
  "\t\t\tconst text = pressed?.previousElementSibling;\n" +
  "\t\t\tif (!(pressed instanceof HTMLElement) || !(text instanceof HTMLElement)) return;\n" +
  "\t\t\tcopy(text.dataset.text ?? text.textContent ?? \"\").then((isCopied) => say(pressed, isCopied ? \"Copied\" : \"Press Ctrl+C\"));\n" +
  "\t\t});\n" +
  "\t}\n" +
  "\tasync function copy(text) {\n" +
  "\t\ttry {\n" +
  "\t\t\tawait navigator.clipboard.writeText(text);\n" +
  "\t\t\treturn true;\n" +
  "\t\t} catch {\n" +
  "\t\t\treturn copySelection(text);\n" +
  "\t\t}\n" +
  "\t}\n" +
  "\tfunction copySelection(text) {\n" +
  "\t\tconst area = create(\"textarea\", \"unseen\");\n" +
  "\t\tarea.value = text;\n" +
  "\t\tconst focused = document.activeElement;\n" +
  "\t\tdocument.body.append(area);\n" +
  "\t\tarea.select();\n" +
  "\t\tconst isCopied = document.execCommand(\"copy\");\n" +
  "\t\tarea.remove();\n" +
  "\t\tif (focused instanceof HTMLElement) focused.focus();\n" +
  "\t\treturn isCopied;\n" +
  "\t}\n" +
  "\tconst shownFor = 2e3;\n" +
  "\tfunction say(pressed, text) {\n" +
  "\t\tconst outcome = create(\"span\", \"copied\", text);\n" +
  "\t\toutcome.setAttribute(\"role\", \"status\");\n" +
  "\t\tpressed.append(outcome);\n" +
  "\t\tsetTimeout(() => outcome.remove(), shownFor);\n" +
  "\t}\n" +
  "\t// src/output/html/page/cards.ts\n" +
  "\tfunction cardFindings(root) {\n" +
  "\t\treturn parts(root, \".card\", HTMLElement).flatMap((card) => parts(card, \".issue\", HTMLElement).flatMap((issue) => {\n" +
  "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
  "\t\t\treturn places.length === 0 ? [findingOf(card, issue, void 0)] : places.map((place) => findingOf(card, issue, place));\n" +
  "\t\t}));\n" +
  "\t}\n" +
  "\tfunction findingOf(card, issue, place) {\n" +
  "\t\tconst image = card.dataset.name ?? \"\";\n" +
  "\t\tlet text;\n" +
  "\t\treturn {\n" +
  "\t\t\tcard,\n" +
  "\t\t\tissue,\n" +
  "\t\t\tplace,\n" +
  "\t\t\tlabels: {\n" +
  "\t\t\t\t...issue.dataset,\n" +
  "\t\t\t\t...place?.dataset\n" +
  "\t\t\t},\n" +
  "\t\t\timage,\n" +
  "\t\t\tcheck: issue.dataset.check ?? \"\",\n" +
  "\t\t\tfile: fileOf(place),\n" +
  "\t\t\ttext: () => {\n" +
  "\t\t\t\ttext ??= [\n" +
  "\t\t\t\t\timage,\n" +
  "\t\t\t\t\ttextOf(issue, \".what\"),\n" +
  "\t\t\t\t\tfixOf(card, issue)?.textContent ?? \"\",\n" +
  "\t\t\t\t\tplace?.textContent ?? \"\"\n" +
  "\t\t\t\t].join(\" \").toLowerCase();\n" +
  "\t\t\t\treturn text;\n" +
  "\t\t\t}\n" +
  "\t\t};\n" +
  "\t}\n" +
  "\tfunction fixOf(card, issue) {\n" +
  "\t\tif (issue.dataset.fix !== \"pin\") return null;\n" +
  "\t\treturn childOf(issue, \"fix\") ?? childOf(card, \"fix\") ?? null;\n" +
  "\t}\n" +
  "\tfunction fileOf(place) {\n" +
  "\t\tif (place === void 0) return \"\";\n" +
  "\t\tconst line = textOf(place, \".line\");\n" +
  "\t\tconst text = (place.textContent ?? \"\").trim();\n" +
  "\t\treturn text.endsWith(line) ? text.slice(0, text.length - line.length) : text;\n" +
  "\t}\n" +
  "\tfunction textOf(root, selector) {\n" +
  "\t\treturn (root.querySelector(selector)?.textContent ?? \"\").trim();\n" +
  "\t}\n" +
  "\tfunction reasonOf(issue) {\n" +
  "\t\tconst accepted = childOf(issue, \"accepted\");\n" +
  "\t\treturn accepted === void 0 ? \"\" : textOf(accepted, \".reason\");\n" +
  "\t}\n" +
  "\tconst csvHead = [\n" +
  "\t\t\"Repository\",\n" +
  "\t\t\"File\",\n" +
  "\t\t\"Line\",\n" +
  "\t\t\"Severity\",\n" +
  "\t\t\"Check\",\n" +
  "\t\t\"Image\",\n" +
  "\t\t\"Finding\",\n" +
  "\t\t\"Replace with\",\n" +
  "\t\t\"Waived\",\n" +
  "\t\t\"Link\"\n" +
  "\t];\n" +
  "\tfunction csvRow({ labels, card, issue, place, image, file }) {\n" +
  "\t\tconst fix = fixOf(card, issue);\n" +
  "\t\tconst repository = labels.repository ?? \"\";\n" +
  "\t\tconst line = place === void 0 ? \"\" : textOf(place, \".line\");\n" +
  "\t\treturn [\n" +
  "\t\t\trepository,\n" +
  "\t\t\trepository === \"\" ? file : file.slice(repository.length).trim(),\n" +
  "\t\t\tline.replace(/^:/, \"\"),\n" +
  "\t\t\tlabels.severity ?? \"\",\n" +
  "\t\t\tlabels.check ?? \"\",\n" +
  "\t\t\timage,\n" +
  "\t\t\ttextOf(issue, \".message\"),\n" +
  "\t\t\tfix === null ? \"\" : textOf(fix, \".after\") || textOf(fix, \"ins\"),\n" +
  "\t\t\treasonOf(issue),\n" +
  "\t\t\tplace?.querySelector(\"a\")?.href ?? \"\"\n" +
  "\t\t];\n" +
  "\t}\n" +
  "\t// src/output/html/page/controls.ts\n" +
  "\tfunction connectControls(listing, prefix, store) {\n" +
  "\t\tif (listing.querySelector(\".controls\") === null) return void 0;\n" +
  "\t\tconst root = part(listing, \".controls\", HTMLElement);\n" +
  "\t\tconst section = listing.closest(\"section\")?.id ?? \"\";\n" +
  "\t\tconst search = part(root, \"input[type=search]\", HTMLInputElement);\n" +
  "\t\tconst selects = parts(root, \"select\", HTMLSelectElement);\n" +
  "\t\tconst clear = part(root, \".clear\", HTMLButtonElement);\n" +
  "\t\tconst name = (select) => `${prefix}${select.dataset.filter}`;\n" +
  "\t\tconst filters = selects.filter(({ dataset }) => dataset.filter !== \"by\");\n" +
  "\t\tsearch.addEventListener(\"input\", () => {\n" +
  "\t\t\tconst value = search.value.trim();\n" +
  "\t\t\tconst isNew = value === \"\" !== (store.value(`${prefix}text`) === \"\");\n" +
  "\t\t\tstore.choose(section, { [`${prefix}text`]: value }, isNew ? \"push\" : \"replace\");\n" +
  "\t\t});\n" +
  "\t\tfor (const select of selects) select.addEventListener(\"change\", () => store.choose(section, { [name(select)]: select.value }));\n" +
  "\t\tclear.addEventListener(\"click\", () => {\n" +
  "\t\t\tsearch.value = \"\";\n" +
  "\t\t\tstore.choose(section, Object.fromEntries([`${prefix}text`, ...filters.map(name)].map((one) => [one, \"\"])));\n" +
  "\t\t\tsearch.focus();\n" +
  "\t\t});\n" +
  "\t\tconst show = () => {\n" +
  "\t\t\tconst text = store.value(`${prefix}text`);\n" +
  "\t\t\tif (search.value.trim() !== text) search.value = text;\n" +
  "\t\t\tfor (const select of selects) {\n" +
  "\t\t\t\tconst value = store.value(name(select));\n" +
  "\t\t\t\tselect.value = [...select.options].some((option) => option.value === value) ? value : \"\";\n" +
  "\t\t\t}\n" +
  "\t\t\tclear.hidden = text === \"\" && filters.every((select) => store.value(name(select)) === \"\");\n" +
  "\t\t};\n" +
  "\t\troot.hidden = false;\n" +
  "\t\treturn {\n" +
  "\t\t\tshow,\n" +
  "\t\t\tstatus: part(root, \"[role=status]\", HTMLElement),\n" +
  "\t\t\troot\n" +
  "\t\t};\n" +
  "\t}\n" +
  "\t// src/output/html/page/csv.ts\n" +
  "\tconst byteOrderMark = \"﻿\";\n" +
  "\tconst startsFormula = /^[\\t\\r\\n" +
  "]|^[\\s\\p{Cf}]*[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]/u;\n" +
  "\tfunction csvOf(rows) {\n" +
  "\t\treturn `${byteOrderMark}${csvLines(rows)}`;\n" +
  "\t}\n" +
  "\tfunction csvLines(rows) {\n" +
  "\t\treturn rows.map((row) => `${row.map(cell).join(\",\")}\\r\\n" +
  "`).join(\"\");\n" +
  "\t}\n" +
  "\tfunction cell(text) {\n" +
  "\t\treturn `\"${(startsFormula.test(text) ? `'${text}` : text).replaceAll(\"\\\"\", \"\\\"\\\"\")}\"`;\n" +
  "\t}\n" +
  "\t// src/output/html/page/grouping.ts\n" +
  "\tconst groupings = [\n" +
  "\t\t\"image\",\n" +
  "\t\t\"file\",\n" +
  "\t\t\"check\"\n" +
  "\t];\n" +
  "\tconst notLabels = [\"text\", \"by\"];\n" +
  "\tfunction chosenFindings(findings, choices) {\n" +
  "\t\tconst words = (choices.get(\"text\") ?? \"\").toLowerCase().split(/\\s+/).filter(Boolean);\n" +
  "\t\tconst wanted = [...choices].filter(([name]) => !notLabels.includes(name) && !name.includes(\".\"));\n" +
  "\t\treturn findings.filter(({ labels, text }) => wanted.every(([name, value]) => has(labels[name], name, value)) && words.every((word) => text().includes(word)));\n" +
  "\t}\n" +
  "\tfunction has(label, name, value) {\n" +
  "\t\treturn name === \"team\" ? (label ?? \"\").split(\" \").includes(value) : label === value;\n" +
  "\t}\n" +
  "\tfunction groupingOf(choices) {\n" +
  "\t\treturn groupings.find((one) => one === choices.get(\"by\")) ?? \"image\";\n" +
  "\t}\n" +
  "\tfunction groupsOf(findings, by) {\n" +
  "\t\tconst groups = new Map();\n" +
  "\t\tfor (const finding of findings) {\n" +
  "\t\t\tconst group = groups.get(finding[by]);\n" +
  "\t\t\tif (group === void 0) groups.set(finding[by], [finding]);\n" +
  "\t\t\telse group.push(finding);\n" +
  "\t\t}\n" +
  "\t\treturn [...groups].map(([key, found]) => ({\n" +
  "\t\t\tkey,\n" +
  "\t\t\tfindings: found\n" +
  "\t\t}));\n" +
  "\t}\n" +
  "\tfunction rangeText(first, last, total, noun, rest) {\n" +
  "\t\tif (total === 0) return `No ${noun} match${rest}`;\n" +
  "\t\treturn `Showing ${first + 1 < last ? `${count(first + 1)}–${count(last)}` : count(last)} of ${count(total)} ${noun}${rest}`;\n" +
  "\t}\n" +
  "\tfunction foundText(found, all, remark, cards) {\n" +
  "\t\tif (found === 0) return `No findings match (${count(all)} in total)`;\n" +
  "\t\tconst on = `on ${count(cards)} ${cards === 1 ? \"card\" : \"cards\"}`;\n" +
  "\t\tif (found === all) return `${count(all)} ${all === 1 ? \"finding\" : \"findings\"}${remark}, ${on}`;\n" +
  "\t\treturn `${count(found)} of ${count(all)} findings, ${on}`;\n" +
  "\t}\n" +
  "\tfunction count(value) {\n" +
  "\t\treturn value < 1e4 ? String(value) : value.toLocaleString(\"en-US\");\n" +
  "\t}\n" +
  "\t// src/output/html/page/pages.ts\n" +
  "\tvar Pager = class {\n" +
  "\t\tsize;\n" +
  "\t\t#root;\n" +
  "\t\t#previous;\n" +
  "\t\t#next;\n" +
  "\t\t#first = 0;\n" +
  "\t\t#total = 0;\n" +
  "\t\tconstructor(listing, size, draw) {\n" +
  "\t\t\tthis.size = size;\n" +
  "\t\t\tthis.#root = part(listing, \".pages\", HTMLElement);\n" +
  "\t\t\tthis.#previous = part(this.#root, \"button:first-of-type\", HTMLButtonElement);\n" +
  "\t\t\tthis.#next = part(this.#root, \"button:last-of-type\", HTMLButtonElement);\n" +
  "\t\t\tconst turn = (by) => {\n" +
  "\t\t\t\tthis.#first += by;\n" +
  "\t\t\t\tdraw();\n" +
  "\t\t\t\tlisting.scrollIntoView({ block: \"start\" });\n" +
  "\t\t\t};\n" +
  "\t\t\tthis.#previous.addEventListener(\"click\", () => turn(-size));\n" +
  "\t\t\tthis.#next.addEventListener(\"click\", () => turn(size));\n" +
  "\t\t}\n" +
  "\t\trestart(total) {\n" +
  "\t\t\tthis.#first = 0;\n" +
  "\t\t\tthis.#total = total;\n" +
  "\t\t}\n" +
  "\t\trange() {\n" +
  "\t\t\tconst first = this.#first;\n" +
  "\t\t\tconst last = Math.min(this.#total, first + this.size);\n" +
  "\t\t\tthis.#root.hidden = this.#total <= this.size;\n" +
  "\t\t\tconst pages = Math.ceil(this.#total / this.size);\n" +
  "\t\t\tpart(this.#root, \"span\", HTMLElement).textContent = `Page ${count(first / this.size + 1)} of ${count(pages)}`;\n" +
  "\t\t\tthis.#previous.disabled = first === 0;\n" +
  "\t\t\tthis.#next.disabled = last === this.#total;\n" +
  "\t\t\treturn {\n" +
  "\t\t\t\tfirst,\n" +
  "\t\t\t\tlast\n" +
  "\t\t\t};\n" +
  "\t\t}\n" +
  "\t};\n" +
  "\t// src/output/html/page/regroup.ts\n" +
  "\tfunction fileCard({ key, findings }) {\n" +
  "\t\treturn cardOf$1(key === \"\" ? \"No file\" : create(\"code\", \"\", key), findings, findings.map(({ card, issue, place, image }) => {\n" +
  "\t\t\tconst item = copyOf(card, issue, withoutPlaces(issue));\n" +
  "\t\t\tconst link = place === void 0 ? [] : [...place.childNodes].map((node) => node.cloneNode(true));\n" +
  "\t\t\titem.prepend(create(\"p\", \"of\", ...link, \" \", create(\"code\", \"\", image)));\n" +
  "\t\t\treturn item;\n" +
  "\t\t}));\n" +
  "\t}\n" +
  "\tfunction checkCard({ key, findings }) {\n" +
  "\t\tconst issues = new Map();\n" +
  "\t\tfor (const finding of findings) {\n" +
  "\t\t\tconst found = issues.get(finding.issue);\n" +
  "\t\t\tif (found === void 0) issues.set(finding.issue, [finding]);\n" +
  "\t\t\telse found.push(finding);\n" +
  "\t\t}\n" +
  "\t\tconst items = [...issues].map(([issue, found]) => {\n" +
  "\t\t\tconst item = copyOf(found[0]?.card ?? issue, issue, issue.cloneNode(true));\n" +
  "\t\t\tconst kept = new Set(found.map(({ place }) => place));\n" +
  "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
  "\t\t\tfor (const [index, copy] of parts(item, \".places li\", HTMLElement).entries()) copy.hidden = !kept.has(places[index]);\n" +
  "\t\t\titem.prepend(create(\"p\", \"of\", create(\"code\", \"\", found[0]?.image ?? \"\")));\n" +
  "\t\t\treturn item;\n" +
  "\t\t});\n" +
  "\t\treturn cardOf$1(create(\"code\", \"\", key), findings, items);\n" +
  "\t}\n" +
  "\tfunction withoutPlaces(issue) {\n" +
  "\t\tconst copy = issue.cloneNode(false);\n" +
  "\t\tconst places = childOf(issue, \"places\");\n" +
  "\t\tfor (const node of issue.childNodes) if (node !== places) copy.appendChild(node.cloneNode(true));\n" +
  "\t\treturn copy;\n" +
  "\t}\n" +
  "\tfunction copyOf(card, issue, copy) {\n" +
  "\t\tif (!(copy instanceof HTMLElement)) throw new Error(\"the copy of an element is an element\");\n" +
  "\t\tcopy.hidden = false;\n" +
  "\t\tconst fix = childOf(issue, \"fix\") === void 0 ? fixOf(card, issue) : null;\n" +
  "\t\tif (fix !== null) part(copy, \".what\", HTMLElement).after(fix.cloneNode(true));\n" +
  "\t\treturn copy;\n" +
  "\t}\n" +
  "\tfunction cardOf$1(title, findings, items) {\n" +
  "\t\tconst number = `${count(findings.length)} ${findings.length === 1 ? \"finding\" : \"findings\"}`;\n" +
  "\t\treturn create(\"article\", \"card\", create(\"header\", \"\", create(\"h3\", \"\", title), create(\"p\", \"muted\", number)), create(\"ul\", \"issues\", ...items));\n" +
  "\t}\n" +
  "\tfunction narrow({ findings }) {\n" +
  "\t\tconst card = findings[0]?.card;\n" +
  "\t\tif (card === void 0) return;\n" +
  "\t\tconst issues = new Set(findings.map(({ issue }) => issue));\n" +
  "\t\tconst shown = new Set(findings.map(({ place }) => place));\n" +
  "\t\tfor (const issue of parts(card, \".issue\", HTMLElement)) {\n" +
  "\t\t\tissue.hidden = !issues.has(issue);\n" +
  "\t\t\tconst places = parts(issue, \".places li\", HTMLElement);\n" +
  "\t\t\tfor (const place of places) place.hidden = !shown.has(place);\n" +
  "\t\t\ttell(issue, places);\n" +
  "\t\t}\n" +
  "\t}\n" +
  "\tfunction tell(issue, places) {\n" +
  "\t\tif (childOf(issue, \"places\")?.tagName !== \"DETAILS\") return;\n" +
  "\t\tconst summary = part(issue, \".places summary\", HTMLElement);\n" +
  "\t\tsummary.dataset.all ??= summary.textContent;\n" +
  "\t\tconst left = places.filter((place) => !place.hidden).length;\n" +
  "\t\tconst all = summary.dataset.all ?? \"\";\n" +
  "\t\tsummary.textContent = left === places.length ? all : `${count(left)} of ${all}`;\n" +
  "\t}\n" +
  "\t// src/output/html/page/findings.ts\n" +
  "\tconst cardsAtOnce = 25;\n" +
  "\tfunction enhanceFindings(listing, store) {\n" +
  "\t\tconst cards = part(listing, \".cards\", HTMLElement);\n" +
  "\t\tconst all = cardFindings(cards);\n" +
  "\t\tconst controls = connectControls(listing, \"\", store);\n" +
  "\t\tif (controls === void 0) {\n" +
  "\t\t\taddCopyButtons(cards);\n" +
  "\t\t\treturn;\n" +
  "\t\t}\n" +
  "\t\tconst { remark = \"\" } = listing.dataset;\n" +
  "\t\tconst pager = new Pager(listing, cardsAtOnce, draw);\n" +
  "\t\tlet found = all;\n" +
  "\t\tlet groups = groupsOf(all, \"image\");\n" +
  "\t\tlet by = groupingOf(store.choices);\n" +
  "\t\tlet seen = \"\";\n" +
  "\t\tfunction draw(range = pager.range()) {\n" +
  "\t\t\tconst shown = groups.slice(range.first, range.last);\n" +
  "\t\t\tif (by === \"image\") for (const group of shown) narrow(group);\n" +
  "\t\t\tconst make = {\n" +
  "\t\t\t\timage: cardOf,\n" +
  "\t\t\t\tfile: fileCard,\n" +
  "\t\t\t\tcheck: checkCard\n" +
  "\t\t\t}[by];\n" +
  "\t\t\tconst drawn = shown.map(make);\n" +
  "\t\t\tfor (const card of drawn) addCopyButtons(card);\n" +
  "\t\t\tcards.replaceChildren(...drawn);\n" +
  "\t\t}\n" +
  "\t\tfunction filter() {\n" +
  "\t\t\tby = groupingOf(store.choices);\n" +
  "\t\t\tfound = chosenFindings(all, store.choices);\n" +
  "\t\t\tgroups = groupsOf(found, by);\n" +
  "\t\t\tcontrols?.show();\n" +
  "\t\t\tconst key = JSON.stringify([\n" +
  "\t\t\t\tby,\n" +
  "\t\t\t\tgroups.length,\n" +
  "\t\t\t\tfound.length,\n" +
  "\t\t\t\t[...store.choices]\n" +
  "\t\t\t]);\n" +
  "\t\t\tif (key === seen) return;\n" +
  "\t\t\tseen = key;\n" +
  "\t\t\tpager.restart(groups.length);\n" +
  "\t\t\tif (controls !== void 0) controls.status.textContent = foundText(found.length, all.length, remark, groups.length);\n" +
  "\t\t\tdraw();\n" +
  "\t\t}\n" +
  "\t\tconst save = button(\"export\", \"Export CSV\", () => download(csvOf([csvHead, ...found.map(csvRow)])));\n" +
  "\t\tcontrols.status.before(save);\n" +
  "\t\taddEventListener(\"beforeprint\", () => draw({\n" +
  "\t\t\tfirst: 0,\n" +
  "\t\t\tlast: groups.length\n" +
  "\t\t}));\n" +
  "\t\taddEventListener(\"afterprint\", () => draw());\n" +
  "\t\tstore.onChange(filter);\n" +
  "\t\tfilter();\n" +
  "\t}\n" +
  "\tfunction cardOf({ findings }) {\n" +
  "\t\treturn findings[0]?.card ?? document.createElement(\"article\");\n" +
  "\t}\n" +
  "\tfunction download(text) {\n" +
  "\t\tconst link = document.createElement(\"a\");\n" +
  "\t\tconst url = URL.createObjectURL(new Blob([text], { type: \"text/csv;charset=utf-8\" }));\n" +
  "\t\tlink.href = url;\n" +
  "\t\tlink.download = \"tagproof-findings.csv\";\n" +
  "\t\tlink.click();\n" +
  "\t\tsetTimeout(() => URL.revokeObjectURL(url), 1e4);\n" +
  "\t}\n" +
  "\t// src/output/html/page/address.ts\n" +
  "\tconst maxChoices = 40;\n" +
  "\tconst maxValueLength = 300;\n" +
  "\tfunction readAddress(fragment) {\n" +
  "\t\tconst text = fragment.replace(/^#/, \"\");\n" +
  "\t\tconst start = text.indexOf(\"?\");\n" +
  "\t\tconst section = start < 0 ? text : text.slice(0, start);\n" +
  "\t\tconst given = [...new URLSearchParams(start < 0 ? \"\" : text.slice(start + 1))].filter(([name, value]) => /^[\\w.-]{1,40}$/.test(name) && value !== \"\").slice(0, maxChoices).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n" +
  "\t\treturn {\n" +
  "\t\t\tsection: /^[\\w-]{0,60}$/.test(section) ? section : \"\",\n" +
  "\t\t\tchoices: new Map(given)\n" +
  "\t\t};\n" +
  "\t}\n" +
  "\tfunction writeAddress({ section, choices }) {\n" +
  "\t\tconst given = [...choices].filter(([, value]) => value !== \"\").sort(([a], [b]) => a < b ? -1 : 1).map(([name, value]) => [name, value.slice(0, maxValueLength)]);\n" +
  "\t\tif (given.length === 0) return `#${section}`;\n" +
  "\t\treturn `#${section}?${new URLSearchParams(given)}`;\n" +
  "\t}\n" +
  "\t// src/output/html/page/store.ts\n" +
  "\tconst typingPause = 300;\n" +
  "\tvar ChoiceStore = class {\n" +
  "\t\t#choices;\n" +
  "\t\t#section;\n" +
  "\t\t#address = location.hash;\n" +
  "\t\t#timer = 0;\n" +
  "\t\t#listeners = new Set();\n" +
  "\t\tconstructor() {\n" +
  "\t\t\tconst { section, choices } = readAddress(location.hash);\n" +
  "\t\t\tthis.#choices = choices;\n" +
  "\t\t\tthis.#section = section;\n" +
  "\t\t\taddEventListener(\"hashchange\", () => {\n" +
  "\t\t\t\tif (location.hash !== this.#address) this.#follow();\n" +
  "\t\t\t});\n" +
  "\t\t}\n" +
  "\t\tget choices() {\n" +
  "\t\t\treturn this.#choices;\n" +
  "\t\t}\n" +
  "\t\tvalue(name) {\n" +
  "\t\t\treturn this.#choices.get(name) ?? \"\";\n" +
  "\t\t}\n" +
  "\t\tonChange(listener) {\n" +
  "\t\t\tthis.#listeners.add(listener);\n" +
  "\t\t}\n" +
  "\t\tchoose(section, changes, step = \"push\") {\n" +
  "\t\t\tconst next = new Map([...this.#choices, ...Object.entries(changes)]);\n" +
  "\t\t\tfor (const [name, value] of next) if (value === \"\") next.delete(name);\n" +
  "\t\t\tthis.#choices = next;\n" +
  "\t\t\tthis.#section = section;\n" +
  "\t\t\tclearTimeout(this.#timer);\n" +
  "\t\t\tif (step === \"push\") this.#write(step);\n" +
  "\t\t\telse this.#timer = setTimeout(() => this.#write(step), typingPause);\n" +
  "\t\t\tthis.#tell();\n" +
  "\t\t}\n" +
  "\t\tvisit(section) {\n" +
  "\t\t\tthis.#section = section;\n" +
  "\t\t\tthis.#write(\"push\");\n" +
  "\t\t}\n" +
  "\t\t#write(step) {\n" +
  "\t\t\tconst fragment = writeAddress({\n" +
  "\t\t\t\tsection: this.#section,\n" +
  "\t\t\t\tchoices: this.#choices\n" +
  "\t\t\t});\n" +
  "\t\t\tif (fragment === (location.hash || \"#\")) return;\n" +
  "\t\t\tif (step === \"push\") location.hash = fragment;\n" +
  "\t\t\telse location.replace(fragment);\n" +
  "\t\t\tthis.#address = location.hash;\n" +
  "\t\t}\n" +
  "\t\t#follow() {\n" +
  "\t\t\tconst { section, choices } = readAddress(location.hash);\n" +
  "\t\t\tconst now = {\n" +
  "\t\t\t\tsection,\n" +
  "\t\t\t\tchoices\n" +
  "\t\t\t};\n" +
  "\t\t\tclearTimeout(this.#timer);\n" +
  "\t\t\tthis.#address = location.hash;\n" +
  "\t\t\tthis.#section = section;\n" +
  "\t\t\tif (writeAddress({\n" +
  "\t\t\t\tsection: \"\",\n" +
  "\t\t\t\tchoices: this.#choices\n" +
  "\t\t\t}) === writeAddress({\n" +
  "\t\t\t\t...now,\n" +
  "\t\t\t\tsection: \"\"\n" +
  "\t\t\t})) return;\n" +
  "\t\t\tthis.#choices = choices;\n" +
  "\t\t\tthis.#tell();\n" +
  "\t\t}\n" +
  "\t\t#tell() {\n" +
  "\t\t\tfor (const listener of this.#listeners) listener();\n" +
  "\t\t}\n" +
  "\t};\n" +
  "\t// src/output/html/page/table.ts\n" +
  "\tconst rowsAtOnce = 50;\n" +
  "\tconst collator = new Intl.Collator(\"en\", { numeric: true });\n" +
  "\tfunction enhanceTable(listing, store) {\n" +
  "\t\tconst prefix = `${listing.dataset.list}.`;\n" +
  "\t\tconst controls = connectControls(listing, prefix, store);\n" +
  "\t\tif (controls === void 0) return;\n" +
  "\t\tconst { noun = \"\", remark = \"\" } = listing.dataset;\n" +
  "\t\tconst table = part(listing, \"table\", HTMLTableElement);\n" +
  "\t\tconst body = part(table, \"tbody\", HTMLTableSectionElement);\n" +
  "\t\tconst rows = [...body.rows];\n" +
  "\t\tconst texts = new Map();\n" +
  "\t\tlet order = rows;\n" +
  "\t\tlet found = rows;\n" +
  "\t\tconst pager = new Pager(listing, rowsAtOnce, draw);\n" +
  "\t\tfunction textOf(row) {\n" +
  "\t\t\tconst text = texts.get(row) ?? row.textContent.toLowerCase();\n" +
  "\t\t\ttexts.set(row, text);\n" +
  "\t\t\treturn text;\n" +
  "\t\t}\n" +
  "\t\tfunction draw() {\n" +
  "\t\t\tconst { first, last } = pager.range();\n" +
  "\t\t\tbody.replaceChildren(...found.slice(first, last));\n" +
  "\t\t\tconst rest = found.length === rows.length ? remark : ` (${count(rows.length)} in total)`;\n" +
  "\t\t\tif (controls !== void 0) controls.status.textContent = rangeText(first, last, found.length, noun, rest);\n" +
  "\t\t}\n" +
  "\t\tfunction filter() {\n" +
  "\t\t\tconst words = store.value(`${prefix}text`).toLowerCase().split(/\\s+/).filter(Boolean);\n" +
  "\t\t\tconst wanted = [...store.choices].filter(([name]) => name.startsWith(prefix) && name !== `${prefix}text`);\n" +
  "\t\t\tfound = order.filter((row) => wanted.every(([name, value]) => row.dataset[name.slice(prefix.length)] === value) && words.every((word) => textOf(row).includes(word)));\n" +
  "\t\t\tcontrols?.show();\n" +
  "\t\t\tpager.restart(found.length);\n" +
  "\t\t\tdraw();\n" +
  "\t\t}\n" +
  "\t\tfunction sort(head, column) {\n" +
  "\t\t\tconst down = head.getAttribute(\"aria-sort\") === \"ascending\";\n" +
  "\t\t\tfor (const other of heads) other.removeAttribute(\"aria-sort\");\n" +
  "\t\t\thead.setAttribute(\"aria-sort\", down ? \"descending\" : \"ascending\");\n" +
  "\t\t\torder = sorted(rows, column, head.dataset.type === \"number\", down ? -1 : 1);\n" +
  "\t\t\tfilter();\n" +
  "\t\t}\n" +
  "\t\tconst heads = [...table.tHead?.rows[0]?.cells ?? []];\n" +
  "\t\tfor (const [column, head] of heads.entries()) {\n" +
  "\t\t\tconst press = create(\"button\", \"\", ...head.childNodes);\n" +
  "\t\t\tpress.type = \"button\";\n" +
  "\t\t\tpress.addEventListener(\"click\", () => sort(head, column));\n" +
  "\t\t\thead.append(press);\n" +
  "\t\t}\n" +
  "\t\taddEventListener(\"beforeprint\", () => body.replaceChildren(...found));\n" +
  "\t\taddEventListener(\"afterprint\", draw);\n" +
  "\t\tstore.onChange(filter);\n" +
  "\t\tfilter();\n" +
  "\t}\n" +
  "\tfunction sorted(rows, column, byNumber, sign) {\n" +
  "\t\tconst keys = new Map(rows.map((row) => {\n" +
  "\t\t\tconst cell = row.cells[column];\n" +
  "\t\t\treturn [row, (cell?.dataset.sort ?? cell?.textContent ?? \"\").trim()];\n" +
  "\t\t}));\n" +
  "\t\treturn [...rows].sort((a, b) => {\n" +
  "\t\t\tconst [left = \"\", right = \"\"] = [keys.get(a), keys.get(b)];\n" +
  "\t\t\tif (left === \"\" || right === \"\") return Number(left === \"\") - Number(right === \"\");\n" +
  "\t\t\treturn sign * (byNumber ? Number(left) - Number(right) : collator.compare(left, right));\n" +
  "\t\t});\n" +
  "\t}\n" +
  "\t// src/output/html/page/main.ts\n" +
  "\tdocument.documentElement.classList.add(\"scripted\");\n" +
  "\tdocument.addEventListener(\"DOMContentLoaded\", start);\n" +
  "\tfunction start() {\n" +
  "\t\tconst store = new ChoiceStore();\n" +
  "\t\tfor (const listing of parts(document, \".listing\", HTMLElement)) if (listing.querySelector(\".cards\") === null) enhanceTable(listing, store);\n" +
  "\t\telse enhanceFindings(listing, store);\n" +
  "\t\taddCopyButtons(document);\n" +
  "\t\tconnectCopyButtons();\n" +
  "\t\tdocument.addEventListener(\"click\", (event) => follow(event, store));\n" +
  "\t\taddEventListener(\"beforeprint\", openAll);\n" +
  "\t\tconst section = location.hash.slice(1).split(\"?\")[0] ?? \"\";\n" +
  "\t\tif (location.hash.includes(\"?\")) reveal(section);\n" +
  "\t}\n" +
  "\tfunction follow(event, store) {\n" +
  "\t\tconst link = event.target instanceof Element ? event.target.closest(\"a[href^=\\\"#\\\"]\") : null;\n" +
  "\t\tif (!(link instanceof HTMLAnchorElement)) return;\n" +
  "\t\tconst section = link.hash.slice(1).split(\"?\")[0] ?? \"\";\n" +
  "\t\tconst { show, value = \"\" } = link.dataset;\n" +
  "\t\tif (show !== void 0) {\n" +
  "\t\t\tconst cleared = [...store.choices.keys()].filter((name) => name !== \"by\" && !name.includes(\".\"));\n" +
  "\t\t\tstore.choose(section, {\n" +
  "\t\t\t\t...Object.fromEntries(cleared.map((name) => [name, \"\"])),\n" +
  "\t\t\t\t[show]: value\n" +
  "\t\t\t});\n" +
  "\t\t} else if (store.choices.size > 0) store.visit(section);\n" +
  "\t\telse {\n" +
  "\t\t\tunfold(document.getElementById(section));\n" +
  "\t\t\treturn;\n" +
  "\t\t}\n" +
  "\t\tevent.preventDefault();\n" +
  "\t\treveal(section);\n" +
  "\t}\n" +
  "\tfunction reveal(section) {\n" +
  "\t\tconst target = document.getElementById(section);\n" +
  "\t\tif (target === null) return;\n" +
  "\t\tunfold(target);\n" +
  "\t\ttarget.scrollIntoView({ block: \"start\" });\n" +
  "\t\ttarget.tabIndex = -1;\n" +
  "\t\ttarget.focus({ preventScroll: true });\n" +
  "\t}\n" +
  "\tfunction unfold(section) {\n" +
  "\t\tconst fold = section?.querySelector(\":scope > details\");\n" +
  "\t\tif (fold instanceof HTMLDetailsElement) fold.open = true;\n" +
  "\t}\n" +
  "\tfunction openAll() {\n" +
  "\t\tfor (const fold of parts(document, \"details:not([open])\", HTMLDetailsElement)) {\n" +
  "\t\t\tfold.open = true;\n" +
  "\t\t\taddEventListener(\"afterprint\", () => {\n" +
  "\t\t\t\tfold.open = false;\n" +
  "\t\t\t}, { once: true });\n" +
  "\t\t}\n" +
  "\t}\n" +
  "})();\n" +
  "";
