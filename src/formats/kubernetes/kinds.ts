// The places where kinds of custom resources name an image outside of container lists, and the platforms that a pod's node may have.
// https://kubernetes.io/docs/reference/labels-annotations-taints/#kubernetes-io-arch
import type { Node, YAMLMap } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import { isPlatformName } from '../../model/images/platform.js';
import type { SourceFile } from '../../model/text/source.js';
/** Kinds of resources that accept a digest at these places: `group/Kind` → paths of keys; `*` is every item of a list or every value of a map. */
export const imagesInKinds: Readonly<Record<string, readonly string[]>> = {
  'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
  'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
  'monitoring.coreos.com/Alertmanager': ['spec.image'],
  'monitoring.coreos.com/ThanosRuler': ['spec.image'],
  'opentelemetry.io/OpenTelemetryCollector': ['spec.image', 'spec.targetAllocator.image'],
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
  'acid.zalan.do/postgresql': [
    'spec.dockerImage',
    'spec.connectionPooler.dockerImage',
    'spec.sidecars.*.image',
  ],
  'postgres-operator.crunchydata.com/PostgresCluster': [
    'spec.image',
    'spec.backups.pgbackrest.image',
    'spec.proxy.pgBouncer.image',
    'spec.userInterface.pgAdmin.image',
    'spec.monitoring.pgmonitor.exporter.image',
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
    'spec.cruiseControl.image',
    'spec.kafkaExporter.image',
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
  'opentelemetry.io/TargetAllocator': ['spec.image'],
  'opentelemetry.io/OpAMPBridge': ['spec.image'],
  'postgres-operator.crunchydata.com/PGAdmin': ['spec.image'],
  'postgres-operator.crunchydata.com/PGUpgrade': ['spec.image'],
  'acid.zalan.do/OperatorConfiguration': [
    'configuration.docker_image',
    'configuration.connection_pooler.connection_pooler_image',
    'configuration.logical_backup.logical_backup_docker_image',
  ],
  'pgv2.percona.com/PerconaPGCluster': [
    'spec.image',
    'spec.proxy.pgBouncer.image',
    'spec.backups.pgbackrest.image',
    'spec.pmm.image',
  ],
  'ps.percona.com/PerconaServerMySQL': [
    'spec.mysql.image',
    'spec.proxy.haproxy.image',
    'spec.proxy.router.image',
    'spec.orchestrator.image',
    'spec.backup.image',
    'spec.toolkit.image',
    'spec.pmm.image',
  ],
  'apm.k8s.elastic.co/ApmServer': ['spec.image'],
  'agent.k8s.elastic.co/Agent': ['spec.image'],
  'enterprisesearch.k8s.elastic.co/EnterpriseSearch': ['spec.image'],
  'maps.k8s.elastic.co/ElasticMapsServer': ['spec.image'],
  'kafka.strimzi.io/KafkaBridge': ['spec.image'],
  'kafka.strimzi.io/KafkaMirrorMaker': ['spec.image'],
  'kafka.strimzi.io/KafkaMirrorMaker2': ['spec.image'],
  'redis.redis.opstreelabs.in/RedisCluster': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
  'redis.redis.opstreelabs.in/RedisReplication': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
  'redis.redis.opstreelabs.in/RedisSentinel': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
  'databases.spotahome.com/RedisFailover': [
    'spec.redis.image',
    'spec.redis.exporter.image',
    'spec.sentinel.image',
    'spec.sentinel.exporter.image',
  ],
  'dragonflydb.io/Dragonfly': ['spec.image'],
  'minio.min.io/Tenant': ['spec.image', 'spec.kes.image'],
  'k8s.keycloak.org/Keycloak': ['spec.image'],
  'vault.banzaicloud.com/Vault': [
    'spec.image',
    'spec.bankVaultsImage',
    'spec.statsdImage',
    'spec.fluentdImage',
  ],
  'fluentbit.fluent.io/FluentBit': ['spec.image'],
  'fluentd.fluent.io/Fluentd': ['spec.image'],
  'sparkoperator.k8s.io/ScheduledSparkApplication': [
    'spec.template.image',
    'spec.template.driver.image',
    'spec.template.executor.image',
  ],
  'pkg.crossplane.io/ProviderRevision': ['spec.image'],
  'pkg.crossplane.io/FunctionRevision': ['spec.image'],
  'pkg.crossplane.io/ConfigurationRevision': ['spec.image'],
  'operator.knative.dev/KnativeServing': ['spec.registry.override.*'],
  'operator.knative.dev/KnativeEventing': ['spec.registry.override.*'],
  'gateway.envoyproxy.io/EnvoyProxy': [
    'spec.provider.kubernetes.envoyDeployment.container.image',
    'spec.provider.kubernetes.envoyDaemonSet.container.image',
  ],
  'mirror.openshift.io/ImageSetConfiguration': ['mirror.operators.*.catalog'],
  'apps.kruise.io/ImagePullJob': ['spec.image'],
  'apps.kruise.io/ImageListPullJob': ['spec.images.*'],
  'actions.summerwind.dev/Runner': ['spec.image', 'spec.dockerdContainerImage'],
  'actions.summerwind.dev/RunnerDeployment': ['spec.template.spec.image'],
  'kpack.io/ClusterStack': ['spec.buildImage.image', 'spec.runImage.image'],
  'kpack.io/ClusterStore': ['spec.sources.*.image'],
  'kpack.io/ClusterBuildpack': ['spec.image'],
  'kpack.io/Buildpack': ['spec.image'],
};

const systems = ['linux', 'windows'];
const label = (name: string) => `kubernetes.io/${name}`;

/** Whether a file can have such a selector: a template may leave one out. */
export function hasNodeSelector({ text }: SourceFile): boolean {
  return text.includes(label('arch')) && !text.includes('{{');
}

/** The platforms that the `nodeSelector` of a pod leaves; empty where it does not name one architecture, which is that of any node. */
export function platformsOfPod(document: YamlDocument, pod: YAMLMap): readonly string[] {
  const selector = only(document, child(document, pod, 'nodeSelector'));
  const labelOf = (name: string) => {
    const node = child(document, selector, label(name));
    return node && (textOf(document, only(document, node))?.value ?? '');
  };
  const system = labelOf('os');
  const architecture = labelOf('arch');
  if (architecture === undefined) return [];
  return (system === undefined ? systems : [system])
    .map((one) => `${one}/${architecture}`)
    .filter((name) => isPlatformName(name));
}

/** A key that is written twice, or also merged, has no value that all readers agree on. */
function only(document: YamlDocument, node: Node | undefined): Node | undefined {
  const [first, ...others] = node === undefined ? [] : document.sameKey(node);
  return others.length === 0 ? first : undefined;
}
