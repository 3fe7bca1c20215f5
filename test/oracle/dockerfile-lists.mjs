// The pieces of hostile Dockerfiles, one per line. In the lists of characters, escapes stand for what they name.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles, not of this file

const hex = '0123456789abcdef'.repeat(4);
const lines = (text) => text.split('\n').slice(1, -1);
const words = (text) => text.trim().split(/ +/);

export const images = words(
  `a:1 b/c:2 reg.io/x/y:3 localhost:5000/z d e@sha256:${hex} f:1@sha256:${hex} REG.io/up/x g_h:Tag-1.x evil.example/one/two:9 localhost/q:1 UPPER/k`,
);
export const oddImages = [
  ...words('scratch Scratch UPPER 0 1 7 99999999999999999999 a: x@sha512:00 é:1 a//b -a {{x}}'),
  'a b:1',
  '',
  `x@sha512:${hex}${hex}`,
];
export const stages = words('base build x later amd64 out-linux p-amd64 scratch b.c_d-e');
export const oddStages = ['Base', 'X', '9', 'a b', 'BUİLD', '$A', 'é'];
export const oddSources = words('BASE BUİLD 1 +0 00 -1 99');
export const names = words('A B C long_Name9 TARGETARCH TARGETOS BUILDPLATFORM TARGETVARIANT');
export const oddNames = words('1 12 @ # ? - $ ! * é _ Z TARGETSTAGE BUILDARCH');
export const plainBlanks = ['\t', '  ', '\v', '\f', ' \t '];
export const blanks = [...plainBlanks, '\r', '\u00a0', '\u0085', '\u2028', '\u3000', '\uFEFF', '\u2003'];
export const insides = ['# c\n', '  # FROM evil:1\n', '\n', ' \t\n', '\u2028\n', '\v#\n', '\r\n'];
export const noise = [
  ...words('" \' \\ ` $ { } << # = , -- / : @ [ ] ${ ${A:- AS FROM ARG à İ ſ 😀'),
  ...[
    '\n',
    '\r\n',
    '\r',
    '\\\n',
    '`\n',
    '\\\\\n',
    '\\ \n',
    ' ',
    '\t',
    '\v',
    '\0',
    '\u00a0',
    '\u0085',
    '\uFEFF',
  ],
  ...['<<E ', '# ', '--from=evil:1 ', '\n# c\n', '\nFROM z:9\n'],
];

export const platforms = words(
  '--platform=linux/amd64 --platform=$BUILDPLATFORM --plat"form"=x --platform=\'$A\'',
);
export const oddPlatforms = words('--other=1 --platform');
export const copyFlags = [
  ...words('--link --link=true --chown=1:1 --chmod=755 --parents --chown=à'),
  '--chown="a b"',
];
export const oddCopyFlags = words('--link=maybe --from= -- --checksum=x --exclude=a');
export const paths = ['["a", "b"]', '["a b",\t"c"]', '[a, b]', '["a", "b"'];
export const oddPaths = ['["a"]', '["a", 1]', '["<<E", "x"]', '[]', 'a <<E', '<<E b', 'a'];
export const mountFields = words('type=bind target=/x type=cache ro from= id=é');
export const mountKeys = ['From', 'FROM', 'froM'];
export const oddMountKeys = ['"from', ' from', 'from ', 'ſrom'];
export const runFlags = words('--network=host --security=insecure --device=a');
export const oddRunFlags = words('--network=x --device=a,b --bad -- --network=à');
export const commands = [
  'make',
  'echo "a <<EOF" b',
  '["a", "b"]',
  '["a"',
  '',
  "echo it's <<EOF",
  'a && \\\n# c\n b',
  'cat \\<<E',
  'cat <<${A:-E}',
  'cat <<"E\\"F"\nFROM inside:1\nE"F',
];
export const oddCommands = ['["a", 1]', '["<<EOF"]', '[ -f x ] <<E'];
export const delimiters = words('EOF E FROM RUN EOF2 é E-F x.y');
export const bodies = ['FROM inside:1\n', '\tx\n', '# c\n', 'COPY --from=inside:2 a b\n', 'a \\\n', '\n'];

export const patterns = [...words('* ? a : 1 / \\/ \\* \\} . reg.io amd64 *: [ \\x "/" $A'), ''];
export const replacements = ['', 'z', '$B', '\\/', "'$0'", "'$$'", '"${C}"', '\\$1'];
export const badVariables = words('${ ${} ${:-x} ${A ${A:x} $ ${A!} ${A:#b} ${A/x} ${A//\\q/x}');

/** What BuildKit accepts; no other line makes it refuse a file. */
export const others = lines(`
ENV A=b c=d
ENV A b c
ENV A=$B
LABEL x="FROM evil:1"
LABEL a b
WORKDIR /x
USER a b
EXPOSE 80 90
CMD ["a"]
CMD a
ENTRYPOINT ["a"]
VOLUME /a
VOLUME ["/a"]
STOPSIGNAL --x 9
SHELL ["a"]
MAINTAINER x
HEALTHCHECK NONE
HEALTHCHECK --interval=5s --retries=3 CMD x
HEALTHCHECK --interval=1.5h30m cmd ["x"]
ENV "a=b"
ARG A=inner:1
ARG Q
ARG --from=evil:1 Q
ONBUILD BLAH x
# FROM comment:1 AS base

  
`);

/** What BuildKit refuses, or seems to. */
export const wrong = lines(`
ENV A
ENV =b
ENV A=b c
ENV --x A=b
LABEL
LABEL "a b"=c d
EXPOSE
CMD [1]
VOLUME []
VOLUME [""]
SHELL a
SHELL []
HEALTHCHECK
HEALTHCHECK NONE x
HEALTHCHECK CMD
HEALTHCHECK --interval=1us CMD x
HEALTHCHECK --retries=-1 CMD x
HEALTHCHECK RUN x
ONBUILD
ONBUILD ONBUILD RUN x
ONBUILD FROM x
ONBUILD ENV A
ONBUILD RUN [1]
BLAH
FROM
FROM a b
ARG
ARG =x
USER
MAINTAINER
STOPSIGNAL
--from=x
COPY a
ADD --from=a b c
RUN [1e999]
`);

export const directives = lines(`
#escape=\\
# syntax = docker/dockerfile:1
# SYNTAX=docker/dockerfile:1.7-labs arg
#syntax=docker/dockerfile:1\u00a0
// syntax=docker/dockerfile:1
# check=error=true
# unknown=1
# a comment

#!/usr/bin/env x
`);
export const oddDirectives = lines(`
\u00a0# escape=\`
#  escape =\t\` \t
# escape=x
# syntax=evil.example/frontend:1
# syntax= 
# check = x
// syntax=a b
{"syntax": "docker/dockerfile:1", "x": {"syntax": "no"}}
`);
