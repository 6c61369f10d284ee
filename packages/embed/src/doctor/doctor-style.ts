/** The panel's look, for a constructable style sheet: no page has to allow an inline one. */
export const doctorStyle = `
:host { all: initial; display: block; max-inline-size: 600px; margin: 24px auto; color-scheme: light dark }
section { padding: 16px; border: 1px solid; border-radius: 16px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui; overflow-wrap: anywhere }
p { margin: 8px 0 }
.ok { color: light-dark(#176f42, #4cc38a) }
.attention { color: light-dark(#b42318, #ff8f85) }
button { min-block-size: 40px; margin: 8px 8px 8px 0; font: inherit }
textarea { box-sizing: border-box; inline-size: 100%; block-size: 160px }
@media print { :host { display: none } }
`
