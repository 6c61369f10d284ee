import type { SendErrorCode } from '../send-error.ts'

/**
 * What became of one attempt: the client's codes; `accepted`; `unclear-answer`, a 2xx without the agreed text;
 * `interrupted`, the page died in the middle; `unknown`, a rejection that is not the client's.
 */
export type AttemptCode = SendErrorCode | 'accepted' | 'unclear-answer' | 'interrupted' | 'unknown'
