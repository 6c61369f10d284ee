/**
 * Parts that a page's address may ask for. The script of the element is one file and has it from the start: its build
 * puts a static import in place of this one.
 */
export const loadDoctors = (): Promise<typeof import('./open-doctors.ts')> => import('./open-doctors.ts')
