// built-here: reports references to images that the repository builds itself, so that reviewers see what no check covers.
import { imageName } from '../../model/images/image.js';
import { onOneLine } from '../../model/text/text.js';
import type { Check } from '../check.js';

const maxFileLength = 200;

export const builtHere: Check = {
  id: 'built-here',
  summary: 'The repository builds this image itself, so it is not verified',
  severity: 'notice',
  example: {
    bad: 'image: my-app:dev, and elsewhere `docker build -t my-app:dev .`',
    good: 'image: registry.example.com/acme/my-app:1.4@sha256:…',
  },
  why: 'No registry has this image: a file of the repository builds it under this name, and the name is one that nobody can publish. So there is nothing to look up or to pin, and no other check covers this place. Names with a registry or an organization are never treated like this, because they can be pulled, except from a registry of the machine itself, such as `localhost:5000`.',
  fix: 'Nothing is wrong if the image is always built before it is used. To have it verified, push it to a registry and use it by that name.',
  waive: {
    when: 'Waive it if the notice is in the way. Say what builds the image before it is used.',
    where: 'line',
  },
  run({ occurrences }) {
    return occurrences.flatMap((occurrence) => {
      if (occurrence.kind !== 'local') return [];
      const { at, image, builtBy } = occurrence;
      const message = `${imageName(image)} is built here by ${onOneLine(builtBy.file, maxFileLength)}:${builtBy.line}. Not verified`;
      return [{ at, message, about: { image } }];
    });
  },
};
