// A kind of field of this site: a plan of seats, as radio buttons. The form asks for it by its name, `seats`.
globalThis.letterslotKinds ??= {}

globalThis.letterslotKinds.seats = {
  mount(element, field) {
    const group = document.createElement('div')
    group.className = 'seats'
    group.id = field.id
    group.tabIndex = -1
    group.setAttribute('role', 'radiogroup')
    for (const row of field.settings.rows) {
      const line = document.createElement('div')
      for (let number = 1; number <= field.settings.seats; number++) line.append(seatOf(field, `${row}${number}`))
      group.append(line)
    }
    element.append(group)
    addStyle(element.getRootNode())

    const update = ({ value, label, invalid, required, describedBy }) => {
      group.setAttribute('aria-label', label)
      group.setAttribute('aria-invalid', invalid)
      group.setAttribute('aria-required', required)
      group.setAttribute('aria-describedby', describedBy ?? '')
      for (const seat of group.querySelectorAll('input')) seat.checked = seat.value === value
    }
    update(field)
    return { update }
  },
}

/** One seat: a native radio button, so that arrow keys and screen readers know it. */
function seatOf({ id, settings, onChange }, name) {
  const seat = document.createElement('input')
  seat.type = 'radio'
  seat.name = `${id}-seat`
  seat.value = name
  seat.disabled = settings.taken.includes(name)
  seat.addEventListener('change', () => onChange(name))
  const label = document.createElement('label')
  label.append(seat, name)
  return label
}

// A style sheet made by script: the policy of the page needs to allow nothing for it.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  .seats > div { display: flex; flex-wrap: wrap; gap: 8px; margin-block-end: 8px }
  .seats label {
    display: flex; align-items: center; gap: 6px; min-block-size: 44px; box-sizing: border-box; padding-inline: 10px;
    border: 1px solid currentColor; border-radius: 10px 10px 4px 4px; cursor: pointer;
  }
  .seats label:has(:checked) { box-shadow: inset 0 0 0 1px currentColor; font-weight: 600 }
  .seats label:has(:disabled) { border-style: dashed; opacity: 0.6; text-decoration: line-through; cursor: default }
`)

function addStyle(root) {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

// A form that is drawn already hears of the kind.
document.dispatchEvent(new Event('letterslot-kinds'))
