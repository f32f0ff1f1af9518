/**
 * A row of a query table, written in the transaction of the entry it belongs to and deleted when that entry
 * leaves force. The columns are the table's in the session file; docs/database.md explains each.
 */
export interface Row {
  readonly table: string;
  readonly values: Readonly<Record<string, string | number | null>>;
}
