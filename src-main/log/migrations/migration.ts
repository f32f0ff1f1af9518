/** One step of a file's shape. What a published one says is never edited: a changed shape is a further step. */
export interface Migration {
  /** What `user_version` is once it has been made. */
  readonly version: number;
  readonly up: string;
}
