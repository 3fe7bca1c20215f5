import { n as checks } from "./checks-BcNqVPJL.js";
import { F as usageErrors, Ot as inputTable, Wt as suggestion, wt as flagText } from "./scan-DFDHd4Kl.js";
import { t as inputNames } from "./names-C8DbdWME.js";
import { t as errorCodes } from "./error-text-D7Y7bj8I.js";
import { ot as plain } from "./reading-DT2Pr2dB.js";
// lib/cli/args/completion.js
const shells = {
	bash,
	zsh,
	fish
};
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const flagged = (name) => `--${name}`;
function byLength({ commands }) {
	return [...commands].sort((a, b) => b.name.length - a.name.length);
}
function words({ commands }) {
	const found = new Map();
	for (const { name } of commands) {
		const [first = "", second] = name.split(" ");
		found.set("", (found.get("") ?? new Set()).add(first));
		if (second !== void 0) found.set(first, (found.get(first) ?? new Set()).add(second));
	}
	return new Map([...found].map(([key, set]) => [key, [...set]]));
}
function bash(completion) {
	const begun = [...words(completion)].map(([first, next]) => `    ${quoted(first === "" ? "" : `${first} `)}) offer=${quoted(next.join(" "))} ;;`);
	const commands = byLength(completion).map(({ name, flags, operands }) => {
		const flagsText = quoted(flags.map((flag) => flagged(flag.name)).join(" "));
		return `    ${quoted(`${name} `)}*) flags=${flagsText}; offer=${quoted(operands.join(" "))} ;;`;
	});
	const values = Object.entries(completion.values).map(([flag, list]) => `    ${flagged(flag)}) offer=${quoted(list.join(" "))}; flags= ;;`);
	return `# bash completion of tagproof: source it, or save it as /etc/bash_completion.d/tagproof
_tagproof() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} offer= flags=
  local line="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "\${line:+$line }" in
${[...begun, ...commands].join("\n")}
  esac
  case $before in
${values.join("\n")}
  esac
  if [[ $word == -* ]]; then offer=$flags; fi
  COMPREPLY=($(compgen -W "$offer" -- "$word"))
}
complete -o default -F _tagproof tagproof`;
}
function zsh(completion) {
	const described = ([name, text]) => quoted(`${name}:${text}`);
	const begun = [...words(completion)].map(([first, next]) => {
		const summaries = next.map((word) => {
			const name = `${first} ${word}`.trim();
			const summary = completion.commands.find((one) => one.name === name)?.summary ?? words(completion).get(name)?.join(", ") ?? "";
			return described([word, summary]);
		});
		return `    ${quoted(first === "" ? "" : `${first} `)}) offer=(${summaries.join(" ")}) ;;`;
	});
	const commands = byLength(completion).map(({ name, flags, operands }) => {
		const described_ = flags.map((flag) => described([flagged(flag.name), flag.text]));
		return `    ${quoted(`${name} `)}*) flags=(${described_.join(" ")}); offer=(${operands.map(quoted).join(" ")}) ;;`;
	});
	const values = Object.entries(completion.values).map(([flag, list]) => `    ${flagged(flag)}) offer=(${list.map(quoted).join(" ")}); flags=() ;;`);
	return `#compdef tagproof
# zsh completion of tagproof: save it as _tagproof in a folder of $fpath, or source it after compinit
_tagproof() {
  local -a offer flags
  local line="\${(j: :)words[2,CURRENT-1]}"
  case "\${line:+$line }" in
${[...begun, ...commands].join("\n")}
  esac
  case $words[CURRENT-1] in
${values.join("\n")}
  esac
  if [[ $words[CURRENT] == -* ]]; then
    _describe -o flag flags
  elif (( \${#offer} )); then
    _describe word offer
  else
    _files
  fi
}
if [[ $funcstack[1] == _tagproof ]]; then _tagproof "$@"; else compdef _tagproof tagproof; fi`;
}
function fish(completion) {
	const fishQuoted = (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
	const begun = [...words(completion)].flatMap(([first, next]) => next.map((word) => {
		const name = `${first} ${word}`.trim();
		const summary = completion.commands.find((command) => command.name === name)?.summary;
		const text = summary === void 0 ? "" : ` -d ${fishQuoted(summary)}`;
		return `complete -c tagproof -f -n ${fishQuoted(`__tagproof_is ${first}`.trim())} -a ${word}${text}`;
	}));
	const flags = completion.commands.flatMap(({ name, flags: own, operands }) => {
		const condition = `-n ${fishQuoted(`__tagproof_begins ${name}`)}`;
		const lines = own.map((flag) => {
			const list = completion.values[flag.name];
			const value = flag.takesValue ? list === void 0 ? " -r" : ` -x -a ${fishQuoted(list.join(" "))}` : "";
			return `complete -c tagproof ${condition} -l ${flag.name}${value} -d ${fishQuoted(flag.text)}`;
		});
		const offered = operands.length === 0 ? [] : [`complete -c tagproof -f ${condition} -a ${fishQuoted(operands.join(" "))}`];
		return [...lines, ...offered];
	});
	return `# fish completion of tagproof: save it as ~/.config/fish/completions/tagproof.fish
function __tagproof_is
  set -l line (commandline -opc)
  test "$line[2..-1]" = "$argv"
end
function __tagproof_begins
  set -l line (commandline -opc)
  string match -q -- "$argv *" "$line[2..-1] "
end
${[...begun, ...flags].join("\n")}`;
}
const ids = checks.map(({ id }) => id);
const flagValues = {
	...Object.fromEntries(inputTable.flatMap((input) => {
		const words = wordsOf(input.type.yaml(inputNames));
		return words.length === 0 ? [] : [[input.name, words]];
	})),
	check: ids
};
function wordsOf(type) {
	switch (type.is) {
		case "word": return type.words;
		case "boolean": return ["true", "false"];
		case "list": return wordsOf(type.of);
		case "either": {
			const [first, second] = type.types.map(wordsOf);
			return !first?.length || !second?.length ? [] : [...new Set([...first, ...second])];
		}
		case "text": return [];
	}
}
const operands = {
	explain: [...new Set([...ids, ...errorCodes])],
	completion: Object.keys(shells)
};
function completion(context, commands) {
	const [shell = ""] = context.invocation.operands;
	const draw = shells[shell];
	if (draw === void 0) {
		const names = Object.keys(shells);
		return usageErrors(context, "usage", [`\`${plain(shell)}\` is not a supported shell.${suggestion(shell, names)} Supported: ${names.join(", ")}.`]);
	}
	const script = draw(completionOf(commands));
	context.out(context.invocation.json ? JSON.stringify({
		shell,
		script
	}) : script);
	return 0;
}
function completionOf(commands) {
	return {
		commands: commands.map(({ name, summary, flags, switches = [] }) => ({
			name,
			summary,
			flags: [
				...flags,
				...switches,
				"json",
				"no-color",
				"help"
			].map((flag) => ({
				name: flag,
				text: flagText(name, flag),
				takesValue: flags.includes(flag)
			})),
			operands: operands[name] ?? []
		})),
		values: flagValues
	};
}
export { completion };
