/** Units that move in kind and carry their lots. Apart from the tables, which only the migrations' tools load. */
export const carriedKindList =
  "('merger-in', 'transfer-in', 'transmission-in', 'broker-in', 'merger-out', 'transfer-out', 'transmission-out', 'broker-out')";
