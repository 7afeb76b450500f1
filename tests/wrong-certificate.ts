/**
 * A certificate for wrong.example that it issued itself, and its key: no client may believe it, and nothing real uses
 * it. In DER, base64.
 */
const certificate =
  "MIIBoDCCAUegAwIBAgIUSBINBh+p2EViLuGoNUjCorRzQHgwCgYIKoZIzj0EAwIwGDEWMBQGA1UEAwwNd3JvbmcuZXhhbXBsZTAgFw0yNjExMjEwNTI2NDNaGA8yMTI2MTAyODA1MjY0M1owGDEWMBQGA1UEAwwNd3JvbmcuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPV8nYh/+HiVbE5toQJpflCdDxDRRf5hpp6hhFjMBf5U512I8cZD+2VD8kmznJ7Z4hXKoXEIikTEOsu7rhIYy4ejbTBrMB0GA1UdDgQWBBR7cOb+MY24oY9xTs98JRu35Kzm9jAfBgNVHSMEGDAWgBR7cOb+MY24oY9xTs98JRu35Kzm9jAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXdyb25nLmV4YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgNdRCapCF/4X+YOMvqzKpyALlt7UxrIYA5MJ6HpFXPKcCIFb7ebgICTAOPGdABmtkxjkE3GHDhylZz9pLOkXs6bN1";
const privateKey =
  "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJJOy0t5roVtH7NoEOpbMI4ZbiYGDqRtTppX+kXT5xFqhRANCAAT1fJ2If/h4lWxObaECaX5QnQ8Q0UX+YaaeoYRYzAX+VOddiPHGQ/tlQ/JJs5ye2eIVyqFxCIpExDrLu64SGMuH";

const pem = (label: string, base64: string) =>
  `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`;

/** As node:tls takes it. */
export const wrongCertificate = {
  cert: pem("CERTIFICATE", certificate),
  key: pem("PRIVATE KEY", privateKey),
};
