/**
 * The parts of a form needed only once Send was pressed: the summary of problems, the attempt, its outcome. They are
 * fetched as soon as the form is drawn, and again when they are wanted, where that failed. A page that is one file has them from
 * the start: its build puts a static import in place of this file's.
 */
export const loadAfterSend = (): Promise<typeof import('./after-send.ts')> => import('./after-send.ts')
