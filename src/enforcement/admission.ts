// Kubernetes' own admission: a ConfigMap with the proved digests, a policy in CEL that looks every image up in it, and its binding.
// https://kubernetes.io/docs/reference/access-authn-authz/validating-admission-policy/
import { stringify } from 'yaml';
import { addToGroup } from '../model/collections.js';
import { imageName } from '../model/images/image.js';
import { numberText } from '../model/text/text.js';
import type { ProvedImage, Target } from './proved.js';

/** https://kubernetes.io/docs/concepts/configuration/configmap/#motivation */
const maxBytes = 1024 * 1024;
const name = 'tagproof-images';
const namespace = 'kube-system';

export const admission: Target = {
  id: 'admission',
  title: "Kubernetes' ValidatingAdmissionPolicy",
  comment: '#',
  write({ images }) {
    const data = dataOf(images);
    const bytes = Object.entries(data).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    if (bytes > maxBytes)
      return {
        refused: `The digests need ${numberText(bytes)} bytes, and a ConfigMap can have ${numberText(maxBytes)}. Write one policy for each repository from its own report`,
      };
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace }, data };
    const documents = [map, policy, binding];
    return { text: documents.map((one) => stringify(one, { lineWidth: 0 })).join('---\n'), notes: [] };
  },
};

/** Hexadecimal digits of the digest → its names: a lookup of a key costs CEL the same for any number of images. */
function dataOf(images: readonly ProvedImage[]): Readonly<Record<string, string>> {
  const names = new Map<string, string[]>();
  for (const { repository, tag, digest } of images) {
    const [registry = '', ...path] = repository.split('/');
    addToGroup(
      names,
      digest.slice('sha256:'.length),
      imageName({ registry, repository: path.join('/'), tag }),
    );
  }
  return Object.fromEntries(
    [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, all]) => [key, all.join(' ')]),
  );
}

/** The part of an object that says what its pods are. */
const specOf = (object: string) =>
  `${object}.kind == "Pod" ? ${object}.spec : ${object}.kind == "CronJob" ? ${object}.spec.jobTemplate.spec.template.spec : ${object}.spec.template.spec`;

const namesIn = (list: string, where: string, name: string) =>
  `(has(${list}) ? ${list}${where}.map(c, has(c.${name}) ? c.${name} : "") : [])`;

const imagesOf = (spec: string) =>
  [
    ...['containers', 'initContainers', 'ephemeralContainers'].map((list) =>
      namesIn(`${spec}.${list}`, '', 'image'),
    ),
    namesIn(`${spec}.volumes`, '.filter(v, has(v.image))', 'image.reference'),
  ].join(' + ');

const isProved = (image: string) =>
  `(${image}.split("@sha256:").size() == 2 && ${image}.split("@sha256:")[1] in params.data)`;

const policy = {
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicy',
  metadata: { name },
  spec: {
    failurePolicy: 'Fail',
    paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
    matchConstraints: {
      resourceRules: [
        rulesFor('', ['pods', 'pods/ephemeralcontainers', 'replicationcontrollers']),
        rulesFor('apps', ['deployments', 'replicasets', 'statefulsets', 'daemonsets']),
        rulesFor('batch', ['jobs', 'cronjobs']),
      ],
    },
    // Each is evaluated where it is used. What an object has already stays: its labels and finalizers can be changed.
    variables: [
      { name: 'spec', expression: specOf('object') },
      { name: 'oldSpec', expression: specOf('oldObject') },
      { name: 'images', expression: imagesOf('variables.spec') },
      { name: 'before', expression: `request.operation == "UPDATE" ? ${imagesOf('variables.oldSpec')} : []` },
      {
        name: 'wrong',
        expression: `variables.images.filter(i, !(i in variables.before || ${isProved('i')}))`,
      },
    ],
    validations: [
      {
        expression: 'has(params.data) && variables.wrong.size() == 0',
        messageExpression: '"not among the proved images: " + variables.wrong.join(", ")',
      },
    ],
  },
};

/** It warns and is audited first; what the cluster itself runs is not in the report. */
const binding = {
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingAdmissionPolicyBinding',
  metadata: { name },
  spec: {
    policyName: name,
    paramRef: { name, namespace, parameterNotFoundAction: 'Deny' },
    validationActions: ['Warn', 'Audit'],
    matchResources: {
      namespaceSelector: {
        matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'NotIn', values: [namespace] }],
      },
    },
  },
};

function rulesFor(group: string, resources: readonly string[]) {
  return { apiGroups: [group], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources };
}
