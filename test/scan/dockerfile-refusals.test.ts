// Why a Dockerfile is refused, in the words of the problem; that BuildKit refuses the same files is compared elsewhere.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';

const problemsOf = (text: string) =>
  scanFile({ path: 'Dockerfile', text }).problems.map(({ message }) => message);

it.each([
  ['RUN has a JSON list of something other than strings', 'FROM a\nRUN [1]'],
  ['RUN has a JSON list of something other than strings', 'FROM a\nONBUILD RUN [1]'],
  ['HEALTHCHECK has a JSON list of something other than strings', 'FROM a\nHEALTHCHECK CMD [1]'],
  ['HEALTHCHECK has no command', 'FROM a\nHEALTHCHECK'],
  ['HEALTHCHECK has no command', 'FROM a\nHEALTHCHECK CMD'],
  ['HEALTHCHECK has no command', 'FROM a\nHEALTHCHECK CMD []'],
  ['HEALTHCHECK has no command', 'FROM a\nHEALTHCHECK x y'],
  ['HEALTHCHECK NONE has arguments', 'FROM a\nHEALTHCHECK NONE x'],
  ['HEALTHCHECK --retries is not a number of times', 'FROM a\nHEALTHCHECK --retries=x CMD y'],
  ['HEALTHCHECK --retries is not a number of times', 'FROM a\nHEALTHCHECK --retries=-1 CMD y'],
  ['HEALTHCHECK --timeout is not a length of time', 'FROM a\nHEALTHCHECK --timeout=-1s CMD y'],
  ['HEALTHCHECK --start-interval is not a length of time', 'FROM a\nHEALTHCHECK --start-interval=1d CMD y'],
  ['FROM needs an image, or an image, AS and a name', 'FROM a AS'],
  ['FROM needs an image, or an image, AS and a name', 'FROM a AS b c'],
  ['`1b` cannot be the name of a stage', 'FROM a AS 1b'],
  ['ARG has no name', 'ARG\nFROM a'],
  ['ARG has no name', 'ARG =x\nFROM a'],
  ['ARG has no name', 'FROM a\nARG x =y'],
  ['ONBUILD has no instruction', 'FROM a\nONBUILD'],
  ['ONBUILD cannot have FROM as its instruction', 'FROM a\nONBUILD FROM b'],
  ['ONBUILD cannot have ONBUILD as its instruction', 'FROM a\nONBUILD ONBUILD RUN x'],
  ['ONBUILD cannot have MAINTAINER as its instruction', 'FROM a\nONBUILD MAINTAINER x'],
  ['ENV has no argument', 'FROM a\nENV'],
  ['ENV x has no value', 'FROM a\nENV x'],
  ['ENV x has no value', 'FROM a\nONBUILD ENV x'],
  ['ENV has `y` where it needs name=value', 'FROM a\nENV x=1 y'],
  ['LABEL has `=1` where it needs name=value', 'FROM a\nLABEL =1'],
  ['USER has no argument', 'FROM a\nUSER'],
  ['EXPOSE has no argument', 'FROM a\nEXPOSE'],
  ['WORKDIR has no argument', 'FROM a\nWORKDIR'],
  ['STOPSIGNAL has no argument', 'FROM a\nSTOPSIGNAL'],
  ['MAINTAINER has no argument', 'FROM a\nMAINTAINER'],
  ['SHELL has no JSON list of arguments', 'FROM a\nSHELL bash'],
  ['SHELL has no JSON list of arguments', 'FROM a\nSHELL []'],
  ['VOLUME has no path', 'FROM a\nVOLUME'],
  ['VOLUME has no path', 'FROM a\nVOLUME ["", "/a"]'],
  ['COPY has no destination', 'FROM a\nCOPY a'],
  ['ADD has no destination', 'FROM a\nADD ["a"]'],
  ['COPY has a heredoc as its destination', 'FROM a\nCOPY a <<E\nE'],
  ['COPY has a heredoc as its destination', 'FROM a\nCOPY ["a", "<<E"]'],
  ['USER --x is not a flag', 'FROM a\nUSER --x=1 y'],
  ['FROM --platform is given twice', 'FROM --platform=a --platform=b c'],
  ['RUN --network is given twice', 'FROM a\nRUN --network=none --network=host y'],
  ['RUN --network is not default or none or host', 'FROM a\nRUN --network=x y'],
  ['RUN --security is not insecure or sandbox', 'FROM a\nRUN --security=x y'],
  ['RUN --mount has no value', 'FROM a\nRUN --mount y'],
  ['COPY --link is not true or false', 'FROM a\nCOPY --link=x a b'],
  ['COPY --chown has no value', 'FROM a\nCOPY --chown a b'],
  ['RUN --mount is not CSV', "FROM a\nRUN --mount='\"a' y"],
  ['RUN --device is not CSV', "FROM a\nRUN --device='\"a' y"],
  ['RUN --device has `b` behind the name', 'FROM a\nRUN --device=a,b y'],
  ['RUN --device has `required` that is not true or false', 'FROM a\nRUN --device=name=a,required=x y'],
])('%s: %j', (why, text) => {
  expect(problemsOf(text)).toEqual([
    `BuildKit refuses this Dockerfile: ${why}. Correct it, or exclude the file`,
  ]);
});

it.each([
  'HEALTHCHECK none',
  'HEALTHCHECK --retries=+3 --interval= --timeout=1.5h --start-period=1ms --start-interval=0 CMD y',
  'ONBUILD ENV',
  'RUN --mount=type=bind --mount=type=bind y',
  'COPY --link --parents=TRUE a b',
  'RUN --device=a,required y',
])('%s is not refused', (line) => {
  expect(problemsOf(`FROM a AS B\n${line}\n`)).toEqual([]);
});
