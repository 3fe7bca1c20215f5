// How long the services take to answer in the benches of whole organizations: assumed, and the same in each of them.

/** A tree or another request to the REST API of the CI host, a GraphQL request, and one to the platform or its registry. */
export const latencies = { coreMs: 150, graphqlMs: 400, platformMs: 100 };

/** Every answer takes the same time. */
export const evenly = (ms) => ({ coreMs: ms, graphqlMs: ms, platformMs: ms });
