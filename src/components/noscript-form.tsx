/** The id of the form, for the `form` of a button. */
export const noscriptFormId = "noscript";

/**
 * The form that submits the site's buttons as long as no script runs. A button leads to its own `formAction`,
 * or else to the form's `action`.
 */
export function NoscriptForm({ action }: { action: string }) {
  return <form id={noscriptFormId} action={action} />;
}
