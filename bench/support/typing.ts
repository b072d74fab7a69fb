/** Runs in the page: notes the time from each input to the frame that shows what it found. */
export function watchTyping(box: Element) {
  const typed: number[] = []
  Object.assign(globalThis, { typed })
  box.addEventListener(
    'input',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => typed.push(performance.now() - timeStamp)
        painted.port2.postMessage(0)
      })
    },
    true,
  )
}
