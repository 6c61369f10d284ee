/** The list of chosen files: fetched by forms that ask for files, and by no others. */
export const loadChosenFiles = (): Promise<typeof import('./ChosenFiles.tsx')> => import('./ChosenFiles.tsx')
