/**
 * What a form needs only once Send was pressed: the summary of problems, the attempt, and what its outcome looks like. It is
 * fetched as soon as the form is drawn, and again when it is wanted, where that failed. A page that is one file has it from
 * the start: its build puts a static import in place of this file's.
 */
export const loadAfterSend = (): Promise<typeof import('./after-send.ts')> => import('./after-send.ts')
