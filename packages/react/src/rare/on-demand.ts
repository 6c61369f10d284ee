/** The parts few forms need: fetched by those, and by no others. */
export const loadRareParts = (): Promise<typeof import('./rare-parts.ts')> => import('./rare-parts.ts')
