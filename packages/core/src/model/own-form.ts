/** Leads from a form that is said in another language to its document. No document has it: JSON knows no symbols. */
export const ownForm: unique symbol = /* @__PURE__ */ Symbol.for('letterslot.ownForm')
