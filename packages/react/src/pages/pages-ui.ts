export { PageButtons } from './PageButtons.tsx'
export { Pages } from './Pages.tsx'
