// What a user reads when the platform cannot be called over gRPC.
import { onOneLine } from '../../../model/text.js';

export const grpcMessages = {
  notGrpc: (host: string) =>
    `${host} responded, but not with gRPC. Set the transport to \`rest\`, or check the address`,
  notOneMessage: (host: string, call: string) =>
    `${host} did not respond to ${call} with one message that can be read`,
  undecodable: (host: string, type: string) => `The response of ${host} is not a ${type}`,
  unsendable: (method: string, cause: unknown) =>
    `The ${method} request cannot be sent over gRPC: ${onOneLine(cause instanceof Error ? cause.message : String(cause), 200)}`,
} as const;
