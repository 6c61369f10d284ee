// Before the library that renders in browser tests: gives React's production build, which has none, an `act` that returns
// once what was rendered is on the page and its effects have run.
import React from 'react'
import { flushSync } from 'react-dom'

/** Resolves after the tasks that are already queued, React's own among them. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

async function act(callback: () => Promise<void>): Promise<void> {
  let done = Promise.resolve()
  flushSync(() => {
    done = callback()
  })
  await done
  await nextTask()
  await nextTask()
}

if (!('act' in React)) Object.assign(React, { act })
