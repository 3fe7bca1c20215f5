# The command line in a container image. Built by .github/workflows/release.yml. No base image, so no digest has to be trusted:
# `node scripts/image-root.mjs image` collects Node and the libraries that it is linked to.
FROM scratch AS files
COPY image/ /
COPY dist/chunks/ /opt/tagproof/dist/chunks/
COPY dist/cli/ /opt/tagproof/dist/cli/
COPY dist/worker/ /opt/tagproof/dist/worker/
COPY LICENSE package.json dist/licenses.txt dist/sbom.json /opt/tagproof/

# One layer, which holds no shell and no package manager.
FROM scratch
COPY --from=files / /
USER 65532:65532
WORKDIR /repo
ENTRYPOINT ["/usr/bin/node", "/opt/tagproof/dist/cli/index.js"]
