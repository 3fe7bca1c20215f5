// The names of Docker's official images: the only repositories that exist directly below `docker.io/library`.
// https://github.com/docker-library/official-images/tree/master/library
import type { ImageReference } from './image.js';

/** Retired ones are included, because they can still be pulled. Only Docker adds names, so nobody else can take one. */
const names: ReadonlySet<string> = new Set(
  `adminer adoptopenjdk aerospike almalinux alpine alt amazoncorretto amazonlinux api-firewall arangodb archlinux
  artifactory azul-zulu backdrop bash bonita buildpack-deps busybox caddy cassandra celery centos chronograf cirros
  clearlinux clefos clickhouse clojure composer consul convertigo couchbase couchdb crate crux dart debian django docker
  dockerize docker-dev drupal eclipse-mosquitto eclipse-temurin eggdrop elasticsearch elixir emqx erlang espocrm
  express-gateway fedora flink fluentd friendica fsharp gazebo gcc geonetwork ghost glassfish golang gradle groovy
  haproxy haskell haxe hello-seattle hello-world hipache hitch hola-mundo httpd hylang ibm-semeru-runtimes ibmjava
  influxdb iojs irssi java jenkins jetty jobber joomla jruby julia kaazing-gateway kapacitor kibana known kong krakend
  lightstreamer liquibase logstash mageia mariadb matomo maven mediawiki memcached mongo mongo-express monica mono mysql
  nats nats-streaming neo4j neurodebian nextcloud nginx nim node notary nuxeo odoo open-liberty openjdk opensuse
  oraclelinux orientdb owncloud percona perl photon php php-zendserver phpmyadmin piwik plone postfixadmin postgres pypy
  python rabbitmq rails rakudo-star rapidoid r-base redis redmine registry rethinkdb rocket.chat rockylinux ros ruby rust
  sapmachine satosa scala scratch sentry silverpeas sl solr sonarqube sourcemage spark spiped storm swarm swift swipl
  teamspeak telegraf thrift tomcat tomee traefik ubuntu ubuntu-debootstrap ubuntu-upstart unit valkey varnish vault
  websphere-liberty wordpress xwiki yourls znc zookeeper`.split(/\s+/),
);

const folder = 'library/';

/**
 * True for a name that Docker Hub could have only as an official image, and that is none, such as `my-app`: nobody can
 * publish anything under it, so a program that asks for it gets a local image or an error.
 */
export function isUnpublishable(image: ImageReference): boolean {
  return image.registry === 'docker.io' && image.repository.startsWith(folder) && !isOfficial(image);
}

/** True for an official image of Docker Hub. */
export function isOfficial({ registry, repository }: ImageReference): boolean {
  return (
    registry === 'docker.io' && repository.startsWith(folder) && names.has(repository.slice(folder.length))
  );
}
