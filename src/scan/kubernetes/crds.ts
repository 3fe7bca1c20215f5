// The places where known custom resources name an image outside of container lists.
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

/** `group/Kind` → paths of keys; `*` is every item of a list or every value of a map. */
const known: Readonly<Record<string, readonly string[]>> = {
  'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
  'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
  'monitoring.coreos.com/Alertmanager': ['spec.image'],
  'monitoring.coreos.com/ThanosRuler': ['spec.image'],
  'opentelemetry.io/OpenTelemetryCollector': ['spec.image'],
  'opentelemetry.io/Instrumentation': [
    'spec.java.image',
    'spec.nodejs.image',
    'spec.python.image',
    'spec.dotnet.image',
    'spec.go.image',
    'spec.apacheHttpd.image',
    'spec.nginx.image',
  ],
  'postgresql.cnpg.io/Cluster': ['spec.imageName'],
  'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
  'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
  'acid.zalan.do/postgresql': ['spec.dockerImage'],
  'postgres-operator.crunchydata.com/PostgresCluster': [
    'spec.image',
    'spec.backups.pgbackrest.image',
    'spec.proxy.pgBouncer.image',
  ],
  'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
  'kibana.k8s.elastic.co/Kibana': ['spec.image'],
  'beat.k8s.elastic.co/Beat': ['spec.image'],
  'logstash.k8s.elastic.co/Logstash': ['spec.image'],
  'kafka.strimzi.io/Kafka': [
    'spec.kafka.image',
    'spec.zookeeper.image',
    'spec.entityOperator.topicOperator.image',
    'spec.entityOperator.userOperator.image',
  ],
  'kafka.strimzi.io/KafkaConnect': ['spec.image'],
  'rabbitmq.com/RabbitmqCluster': ['spec.image'],
  'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
  'k8s.mariadb.com/MariaDB': ['spec.image'],
  'camel.apache.org/Integration': ['spec.traits.container.image'],
  'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
  'flink.apache.org/FlinkDeployment': ['spec.image'],
  'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
  'pkg.crossplane.io/Provider': ['spec.package'],
  'pkg.crossplane.io/Function': ['spec.package'],
  'pkg.crossplane.io/Configuration': ['spec.package'],
  'operators.coreos.com/CatalogSource': ['spec.image'],
  'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
  'kind.x-k8s.io/Cluster': ['nodes.*.image'],
  'helm.cattle.io/HelmChart': ['spec.jobImage'],
  'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
  'jaegertracing.io/Jaeger': [
    'spec.allInOne.image',
    'spec.agent.image',
    'spec.collector.image',
    'spec.ingester.image',
    'spec.query.image',
  ],
  'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
  'pxc.percona.com/PerconaXtraDBCluster': [
    'spec.pxc.image',
    'spec.haproxy.image',
    'spec.proxysql.image',
    'spec.logcollector.image',
    'spec.backup.image',
    'spec.pmm.image',
  ],
  'longhorn.io/EngineImage': ['spec.image'],
  'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
};

/** The nodes at the known places of a resource. */
export function imagesOfCustomResources(document: YamlDocument, resource: unknown): readonly unknown[] {
  const text = (key: string) => textOf(document, child(document, resource, key))?.value ?? '';
  const paths = known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
  return paths.flatMap((path) => nodesAt(document, resource, path));
}

/** The `from` of OpenShift's image streams and builds, where it is an image in a registry. */
export function fromImage(document: YamlDocument, map: unknown): unknown {
  const from = child(document, map, 'from');
  const kind = textOf(document, child(document, from, 'kind'))?.value;
  return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}

/** The nodes at a path of keys; `*` is every item of a list or every value of a map. */
export function nodesAt(document: YamlDocument, node: unknown, path: string): readonly unknown[] {
  return path
    .split('.')
    .reduce<readonly unknown[]>(
      (nodes, key) =>
        nodes.flatMap((one) => (key === '*' ? children(document, one) : (child(document, one, key) ?? []))),
      [node],
    );
}
