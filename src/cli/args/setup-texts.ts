// What the flags of `setup` mean.

/** Those that mean something else to other commands have the name of the command before them. */
export const setupTexts: Readonly<Record<string, string>> = {
  'setup platform': 'Platform preset (default: derived from the images found)',
  'setup token': 'Platform access token (default: TAGPROOF_TOKEN, or the one that chainctl stored)',
  'setup group': 'Name or uid of the organization in which the identity is created (default: the only one)',
  'setup repository': 'Name of the repository on its CI host (default: that of the remote origin)',
  'setup issuer': "Issuer of the workflow's tokens (default: that of the CI host)",
  'setup action': 'OWNER/REPO@SHA of the action, with the full commit SHA',
  ci: 'CI host: github or gitlab (default: that of the remote origin)',
  server: 'Address of the CI host (default: that of the remote origin)',
  branch: "Default branch (default: the repository's own)",
  yes: 'Ask nothing, and do it',
  try: 'Also verify the images of the repository',
  undo: 'Delete the identity with its bindings, and the files that nobody has edited since',
};
