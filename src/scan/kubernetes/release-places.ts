// Where resources of Flux, Argo CD and the Helm controller of K3s say what they install, and with which values.

/** Paths of keys in a map that says what is installed; `*` is every item. */
export interface Places {
  /** The maps, by their paths in the resource; by default the resource itself. */
  readonly sources?: readonly string[];
  /** The folder of a chart in the checkout. */
  readonly chart?: string;
  /** The folder of a kustomization in the checkout. */
  readonly target?: string;
  /** Names of files with values. */
  readonly files?: string;
  /** Values as a map. */
  readonly map?: string;
  /** Values as text. */
  readonly text?: string;
  /** Entries of Kustomize's `images`. */
  readonly images?: string;
  /** The same as text: `name=new/name:tag`. */
  readonly short?: string;
  /** Patches of Kustomize as text. */
  readonly patches?: string;
  /** Lists of `name` and `value`. */
  readonly parameters?: string;
}

const application = (spec: string): Places => ({
  sources: [`${spec}.source`, `${spec}.sources.*`],
  chart: 'path',
  target: 'path',
  files: 'helm.valueFiles.*',
  map: 'helm.valuesObject',
  text: 'helm.values',
  short: 'kustomize.images.*',
  patches: 'kustomize.patches.*.patch',
  parameters: 'helm.parameters',
});

/** By group and kind of the resource. */
export const releasePlaces: Readonly<Record<string, Places>> = {
  'helm.toolkit.fluxcd.io/HelmRelease': {
    chart: 'spec.chart.spec.chart',
    files: 'spec.chart.spec.valuesFiles.*',
    map: 'spec.values',
    images: 'spec.postRenderers.*.kustomize.images.*',
    patches: 'spec.postRenderers.*.kustomize.patches.*.patch',
  },
  'kustomize.toolkit.fluxcd.io/Kustomization': {
    target: 'spec.path',
    images: 'spec.images.*',
    patches: 'spec.patches.*.patch',
  },
  'argoproj.io/Application': application('spec'),
  'argoproj.io/ApplicationSet': application('spec.template.spec'),
  'helm.cattle.io/HelmChart': { text: 'spec.valuesContent' },
  'helm.cattle.io/HelmChartConfig': { text: 'spec.valuesContent' },
};
