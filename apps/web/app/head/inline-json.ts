/** JSON that may stand in a script: nothing in it may end the element, as `</script>` would. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
