/** Why an attempt failed, as its answer told it. It is for the site's owner; visitors never read it. */
export interface Failure {
  /** A `SendErrorCode` of the client, or `unclear-answer`, `interrupted`, or `unknown` for what a foreign transport threw. */
  readonly code: string
  /** The answer's status; 0 where there was none. */
  readonly status: number
  /** The answer's text. It comes from outside: show it as plain text only. */
  readonly text: string
}
