/** A matcher for patterns that an engine may take too long for: only a form that has one fetches it, once it is drawn. */
export const loadPatterns = (): Promise<typeof import('./patterns.ts')> => import('./patterns.ts')
