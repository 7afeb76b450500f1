const dashboard = "To find this ID, visit https://dashboard.emailjs.com/admin";

/** EmailJS's texts for an id that it does not know. */
export const unknownId = {
  publicKey: `The Public Key is invalid. ${dashboard}/account`,
  service: `The service ID not found. ${dashboard}`,
  template: `The template ID not found. ${dashboard}/templates`,
};

/** EmailJS's text for an email with too many bytes of variables. */
export const tooLarge = "Variables size limit";
