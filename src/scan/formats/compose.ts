// Compose files: `services.*.image`. Beside `build` it names the output of a build, which nothing pulls.
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#image
import type { Scanner } from '../../model/occurrence.js';
import { interpolated, scanYaml } from '../yaml-reference.js';
import { child, children, type YamlDocument } from '../yaml-tree.js';

export const compose: Scanner = {
  id: 'compose',
  title: 'Compose',
  paths: ['**/*compose*.{yml,yaml}'],
  scan: (file) => scanYaml(file, 'services', serviceImages, interpolated),
};

function serviceImages(document: YamlDocument): readonly unknown[] | undefined {
  const services = child(document, document.root, 'services');
  if (services === undefined) return undefined;
  return children(document, services).flatMap((service) =>
    child(document, service, 'build') === undefined ? [child(document, service, 'image')] : [],
  );
}
