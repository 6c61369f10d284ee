export { Prefill } from './Prefill.tsx'
