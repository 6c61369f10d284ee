export { Drafts } from './Drafts.tsx'
