// The APIs through which a registry can be asked for tag histories, as the input `history-sources` names them.

export const historyKinds = ['quay', 'harbor', 'gitlab', 'oci'] as const;

export type HistoryKind = (typeof historyKinds)[number];
