# Calls the emulator by grpcio with descriptors that buf made: `python_client.py IMAGE ADDRESS TOKEN`. Prints one JSON object.
import json
import sys

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory

image, address, token = sys.argv[1:]
files = descriptor_pb2.FileDescriptorSet()
with open(image, "rb") as source:
    files.ParseFromString(source.read())
pool = descriptor_pool.DescriptorPool()
for file in files.file:
    pool.Add(file)
factory = message_factory.MessageFactory(pool)
channel = grpc.insecure_channel(address)
metadata = [("authorization", "Bearer " + token)]


def call(path, fields, **options):
    service, name = path.split("/")
    method = pool.FindServiceByName(service).FindMethodByName(name)
    request = json_format.ParseDict(fields, factory.GetPrototype(method.input_type)())
    send = channel.unary_unary(
        "/" + path,
        request_serializer=lambda message: message.SerializeToString(),
        response_deserializer=factory.GetPrototype(method.output_type).FromString,
    )
    try:
        response = send(request, metadata=metadata, timeout=10, **options)
        return {"response": json_format.MessageToDict(response, descriptor_pool=pool)}
    except grpc.RpcError as error:
        details = dict(error.trailing_metadata()).get("grpc-status-details-bin", b"")
        status = factory.GetPrototype(pool.FindMessageTypeByName("google.rpc.Status")).FromString(details)
        return {
            "code": error.code().value[0],
            "message": error.details(),
            "details": [detail.type_url for detail in status.details],
        }


repos = "chainguard.platform.registry.v2.ReposService/"
answers = {
    "ping": call("chainguard.platform.ping.v2.PingService/Ping", {}),
    "repos": call(repos + "ListRepos", {"pageSize": 3}),
    "missing": call(repos + "GetRepo", {"uid": "none"}),
    "compressed": call(repos + "ListRepos", {"pageSize": 1}, compression=grpc.Compression.Gzip),
}
print(json.dumps(answers))
