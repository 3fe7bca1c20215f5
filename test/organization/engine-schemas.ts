// What Argo Workflows and AWS Batch accept, as far as the examples use it. Closed: a key that is not here fails.
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
const parameter = z.strictObject({ name, value: z.string().optional() });
const mounts = z.array(
  z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }),
);
const token = z.strictObject({
  serviceAccountToken: z.strictObject({
    path: z.string(),
    audience: z.string(),
    // Kubernetes refuses less than ten minutes.
    expirationSeconds: z.number().int().min(600),
  }),
});

const container = z.strictObject({
  image: z.string(),
  command: z.array(z.string()).min(1),
  args: z.array(z.string()),
  env: z
    .array(
      z.strictObject({
        name: z.string(),
        valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name, key: z.string() }) }),
      }),
    )
    .optional(),
  volumeMounts: mounts.optional(),
});

const task = z.strictObject({
  name,
  template: name,
  // A task with `depends` cannot have `continueOn`.
  depends: z
    .string()
    .regex(/^[a-z-]+\.(Succeeded|Failed|Errored)( \|\| [a-z-]+\.(Succeeded|Failed|Errored))*$/)
    .optional(),
  withParam: z
    .string()
    .regex(/^\{\{=.*\}\}$/)
    .optional(),
  arguments: z
    .strictObject({
      parameters: z.array(parameter).optional(),
      artifacts: z.array(z.strictObject({ name, raw: z.strictObject({ data: z.string() }) })).optional(),
    })
    .optional(),
});

const template = z.union([
  z.strictObject({ name, dag: z.strictObject({ failFast: z.boolean(), tasks: z.array(task) }) }),
  z.strictObject({
    name,
    inputs: z
      .strictObject({
        parameters: z.array(parameter).optional(),
        artifacts: z.array(z.strictObject({ name, path: z.string().startsWith('/') })).optional(),
      })
      .optional(),
    container,
  }),
]);

/** A workflow: https://argo-workflows.readthedocs.io/en/latest/fields/ */
export const argoSchema = z.strictObject({
  apiVersion: z.literal('argoproj.io/v1alpha1'),
  kind: z.literal('Workflow'),
  metadata: z.strictObject({ generateName: z.string().regex(/^[a-z][-a-z]*-$/) }),
  spec: z.strictObject({
    entrypoint: name,
    activeDeadlineSeconds: z.number().int().positive(),
    arguments: z.strictObject({ parameters: z.array(parameter) }),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.number().int().positive(),
      fsGroup: z.number().int(),
    }),
    volumes: z.array(z.strictObject({ name, projected: z.strictObject({ sources: z.array(token) }) })),
    volumeClaimTemplates: z.array(
      z.strictObject({
        metadata: z.strictObject({ name }),
        spec: z.strictObject({
          accessModes: z.array(z.enum(['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany'])),
          resources: z.strictObject({
            requests: z.strictObject({ storage: z.string().regex(/^\d+[KMGT]i$/) }),
          }),
        }),
      }),
    ),
    templates: z.array(template),
  }),
});

const pairs = (valueKey: string) =>
  z.array(z.strictObject({ name: z.string().regex(/^[A-Z_]+$/), [valueKey]: z.string() }));
const role = z.string().regex(/^arn:aws:iam::\d{12}:role\/[\w-]+$/);

/** A request to register a job: https://docs.aws.amazon.com/batch/latest/APIReference/API_RegisterJobDefinition.html */
export const batchSchema = z.strictObject({
  jobDefinitionName: z.string().regex(/^[\w-]{1,128}$/),
  type: z.enum(['container', 'multinode']),
  platformCapabilities: z.array(z.enum(['EC2', 'FARGATE'])),
  parameters: z.record(z.string(), z.string()),
  containerProperties: z.strictObject({
    image: z.string().max(255),
    command: z.array(z.string()),
    user: z.string(),
    readonlyRootFilesystem: z.boolean(),
    executionRoleArn: role,
    jobRoleArn: role,
    resourceRequirements: z.array(
      z.strictObject({ type: z.enum(['GPU', 'VCPU', 'MEMORY']), value: z.string().regex(/^[\d.]+$/) }),
    ),
    secrets: pairs('valueFrom'),
    volumes: z.array(
      z.strictObject({
        name: z.string(),
        efsVolumeConfiguration: z.strictObject({
          fileSystemId: z.string().regex(/^fs-[0-9a-f]+$/),
          transitEncryption: z.enum(['ENABLED', 'DISABLED']),
        }),
      }),
    ),
    mountPoints: z.array(
      z.strictObject({ sourceVolume: z.string(), containerPath: z.string(), readOnly: z.boolean() }),
    ),
  }),
  retryStrategy: z.strictObject({
    attempts: z.number().int().min(1).max(10),
    evaluateOnExit: z
      .array(
        z.strictObject({
          onExitCode: z
            .string()
            .regex(/^\d+\*?$/)
            .optional(),
          onReason: z.string().optional(),
          action: z.enum(['RETRY', 'EXIT']),
        }),
      )
      .max(5),
  }),
  timeout: z.strictObject({ attemptDurationSeconds: z.number().int().min(60) }),
  propagateTags: z.boolean(),
});
