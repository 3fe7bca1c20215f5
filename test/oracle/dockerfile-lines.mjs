// The instructions of a hostile Dockerfile.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles, not of this file
import * as lists from './dockerfile-lists.mjs';
import { WordWriter } from './dockerfile-words.mjs';

export class LineWriter extends WordWriter {
  line(keyword, ...rest) {
    return [this.keyword(keyword), ...rest.filter((part) => part !== undefined)].join(this.gap());
  }

  /** The part, or nothing. */
  maybe(probability, write) {
    return this.chance(probability) ? write() : undefined;
  }

  calmArguments() {
    const images = lists.images.slice(0, 4);
    return [
      `TAG=${this.pick(['1.2.3', '"1.2"', "7.8'.9'", '0.1'])}`,
      `IMAGE=${this.quoted(this.pick(images))}`,
      `STAGE=${this.pick(['base', 'build', 'later:1'])}`,
      'EMPTY=',
      `ALIAS=${this.pick(['$IMAGE', '${IMAGE}', '"$IMAGE"', '$IMAGE-x', 'y/${TAG}:$TAG'])}`,
      ...this.pick([[], [], ['TARGETARCH=amd64'], ['NONE'], [`IMAGE=${this.quoted('again:2')}`]]),
    ].map((assignment) => this.line('ARG', assignment));
  }

  wildArguments() {
    const values = ['1', '2', 'a', 'reg.io', 'x:y', '', 'amd64', 'base'];
    const assignment = () => {
      const name = this.pick(this.chance(0.1) ? lists.oddNames : lists.names);
      return this.chance(0.2) ? name : `${name}=${this.chance(0.4) ? this.pick(values) : this.word()}`;
    };
    const flag = () => this.pick(['--x', '--x=à', '--"a b"', '--']);
    const more = () => this.maybe(0.2, assignment);
    return this.times(3, () => this.line('ARG', this.maybe(this.spice, flag), assignment(), more()));
  }

  from() {
    const flag = this.maybe(0.1, () => this.either(lists.platforms, lists.oddPlatforms));
    const as = () => this.pick(this.chance(0.2) ? ['as', 'As', 'aſ', 'aS'] : ['AS']);
    const name = () =>
      this.chance(0.1) ? this.either(lists.stages, lists.oddStages) : this.pick(lists.stages);
    return this.line('FROM', flag, this.word(), ...(this.chance(0.6) ? [as(), name()] : []));
  }

  /** The name behind `from=`. Those of triggers, and no others, are below `trigger/`. */
  source(isTrigger) {
    if (isTrigger) return this.quoted(`trigger/${this.pick(['a:1', 'b', 'c:2'])}`);
    if (this.chance(0.35)) return this.quoted(this.either([...lists.stages, '0'], lists.oddSources));
    if (!this.isCalm && this.chance(0.05)) return this.variable();
    return this.quoted(this.image());
  }

  flag(name) {
    if (!this.chance(this.spice)) return `--${name}`;
    const [first, rest] = [name[0], name.slice(1)];
    return this.either(
      [
        `--"${name}"`,
        `--'${name}'`,
        `--${first}${this.token}${rest}`,
        `--${first}"${rest}"`,
        () => `-${this.continuation()}-${name}`,
      ],
      [`--${name.toUpperCase()}`, `"--${name}"`],
    );
  }

  copy(isTrigger = false) {
    const flags = [
      this.maybe(0.75, () => `${this.flag('from')}=${this.source(isTrigger)}`),
      this.maybe(0.2, () => this.either(lists.copyFlags, lists.oddCopyFlags)),
    ];
    if (this.chance(0.3)) flags.reverse();
    const special = () =>
      this.pick([() => this.either(lists.paths, lists.oddPaths), () => `${this.heredocs()} b`]);
    return this.body(this.line('COPY', ...flags, this.chance(0.2) ? special() : 'a b'));
  }

  mount(isTrigger) {
    const key = this.chance(this.spice) ? this.either(lists.mountKeys, lists.oddMountKeys) : 'from';
    const others = isTrigger ? lists.mountFields : [...lists.mountFields, 'FROM=second:2'];
    const fields = [`${key}=${this.source(isTrigger)}`, ...this.times(2, () => this.pick(others))];
    if (this.chance(0.5)) fields.reverse();
    if (!this.chance(this.spice)) return fields.join(',');
    const all = fields.join(',');
    return this.either(
      [
        fields.map((field) => `'"${field}"'`).join(','),
        `"${all}"`,
        `'"target=/x,y",${all}'`,
        `${all},`,
        fields.map((field) => `${this.token}"${field}${this.token}"`).join(','),
      ],
      [`'"from=""q""",${all}'`, `${all},'"'`, ''],
    );
  }

  run(isTrigger = false) {
    const mounts = this.times(2, () => `${this.flag('mount')}=${this.mount(isTrigger)}`);
    const flag = this.maybe(0.08, () => this.either(lists.runFlags, lists.oddRunFlags));
    const plain = () => this.either(lists.commands, lists.oddCommands);
    const command = this.pick([plain, () => `cat ${this.heredocs()}`, () => `echo ${this.variable()}`]);
    return this.body(this.line('RUN', ...mounts, flag, command));
  }

  /** The beginnings of heredocs; `body` writes what they hold. */
  heredocs() {
    const one = () => {
      const name = this.pick(lists.delimiters);
      const half = `${name[0]}"${name.slice(1)}"`;
      this.open = [...(this.open ?? []), name];
      return this.either(
        [
          `<<${name}`,
          `<<-${name}`,
          `<< ${name}`,
          `3<<${name}`,
          `<<"${name}"`,
          `<<'${name}'`,
          `<<\\${name}`,
          `<<${half}`,
          `<<-"${name}"`,
        ],
        [
          `<<- ${name}`,
          `<<<${name}`,
          `a<<${name}`,
          `<<"${name} x"`,
          `\${A:-b <<${name}}`,
          `x\${A}<<${name}`,
          `\${A:=b}<<${name}`,
          `<<\${A:-${name}}`,
          `\\<<${name}`,
          `<<"${name}\\x"`,
          `<<${name}\\"`,
          `<<${name};`,
          `<<\${${name}`,
        ],
      );
    };
    return [one, ...this.times(1, () => one)].map((write) => write()).join(' ');
  }

  body(line) {
    const names = this.open ?? [];
    this.open = undefined;
    const bodies = names.map((name) => {
      const content = this.times(3, () => this.pick([...lists.bodies, `${name} \n`, ` ${name}\n`])).join('');
      const odd = [
        '',
        `\t${name}\n`,
        `${name} x\n`,
        `${name};\n${name}\n`,
        `${name}}\n${name}\n`,
        `${name}\\x\n${name}"\n`,
      ];
      return content + this.either([`${name}\n`, `${name}\r\n`], this.chance(0.3) ? odd : []);
    });
    return [line, ...bodies]
      .join('\n')
      .replace(/\n\n$/, '\n')
      .replace(/(?<=.)\n$/, '');
  }

  trigger() {
    this.hasTriggers = true;
    const inner = this.chance(0.5) ? this.copy(true) : this.run(true);
    // An escape at the end would make the next instruction a part of the trigger.
    return `${this.keyword('ONBUILD')}${this.gap()}${inner.replace(/[\\`\s]+$/, '')}`;
  }
}
