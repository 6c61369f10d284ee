import { cdp } from 'vitest/browser'

/** Facts of a node that assistive technology speaks, in the order in which a line has them. */
const spokenFacts = ['required', 'invalid', 'checked', 'disabled', 'focused'] as const

/** Roles that say nothing by themselves: words are read by what they name or stand in. */
const silent = new Set(
  'none generic InlineTextBox StaticText LabelText Legend paragraph strong list listitem ListMarker main form'.split(
    ' ',
  ),
)
/** Roles whose inside is the platform's own, or their name again. */
const closed = new Set(
  'textbox combobox Date InputTime DateTime button link heading checkbox radio DisclosureTriangle'.split(' '),
)
const live = new Set(['status', 'alert'])

const fullTree = (frameId?: string) => cdp().send('Accessibility.getFullAXTree', frameId ? { frameId } : {})
type AxNode = Awaited<ReturnType<typeof fullTree>>['nodes'][number]

/**
 * Reads the accessibility tree of the page's `main`, in which a test's form stands, as Chromium hands it to assistive technology. What
 * libraries speak through stands outside, for seconds after its test. A line a node, in reading order, as
 * `textbox "Name" (description) = value [required, focused]`; of a live region its words, and nothing where it is empty.
 */
export async function accessibilityTree(): Promise<readonly string[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  // Tests run in a frame of the browser's page.
  const own = frameTree.childFrames?.find(({ frame: { url } }) => url === location.href)
  const { nodes } = await fullTree(own?.frame.id)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []

  const childrenOf = (node: AxNode): AxNode[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? [])
  const wordsIn = (node: AxNode): string[] =>
    node.role?.value === 'StaticText' ? [`${node.name?.value}`] : childrenOf(node).flatMap(wordsIn)

  const read = (node: AxNode): void => {
    const role = `${node.role?.value}`
    if (!node.ignored && live.has(role)) {
      const words = wordsIn(node).join(' ').trim()
      if (words) lines.push(`${role}: ${words.replaceAll('\u00a0', ' ')}`)
      return
    }
    const says = !(node.ignored || silent.has(role))
    if (says) lines.push(lineOf(role, node))
    if (!(says && closed.has(role))) for (const child of childrenOf(node)) read(child)
  }

  for (const node of nodes) if (node.role?.value === 'main') read(node)
  return lines
}

function lineOf(role: string, { name, description, value, properties = [] }: AxNode): string {
  const facts = new Map<string, unknown>(properties.map((property) => [property.name, property.value.value]))
  const said = spokenFacts.filter((fact) => facts.get(fact) === true || facts.get(fact) === 'true')
  return [
    role,
    name?.value && `"${name.value}"`,
    description?.value && `(${description.value})`,
    value?.value && `= ${value.value}`,
    said.length > 0 && `[${said.join(', ')}]`,
  ]
    .filter(Boolean)
    .join(' ')
}
