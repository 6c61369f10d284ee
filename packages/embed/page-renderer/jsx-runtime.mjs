export { Fragment, jsx, jsxs } from './react.mjs'
