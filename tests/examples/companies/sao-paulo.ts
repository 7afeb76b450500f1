import type { Company } from "../../../src/content/schemas/company-schema.ts";

/** A company behind UTC, with accents in each of its names. Nobody in it exists. */
export const company: Company = {
  placeholder: false,
  name: "Soluções Digitais da Conceição",
  shortName: "Conceição",
  tagline: "tech people beyond the boundaries",
  email: "ola@conceicao.example",
  phone: "+55 11 0000-0000",
  place: {
    street: "Rua do Exemplo, 1200, conjunto 45",
    town: "São Paulo",
    region: "São Paulo",
    country: "Brazil",
    countryCode: "BR",
    timeZone: "America/Sao_Paulo",
    workingDay: { start: "09:30", end: "18:30" },
  },
  address: ["Rua do Exemplo, 1200, conjunto 45", "01000-000 São Paulo, SP", "Brazil"],
  socialLinks: [
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/company/conceicao" },
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/conceicao" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/conceicao" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/conceicao" },
  ],
  teamFigures: {
    aiMl: { experts: "4", years: "3", models: "7", clients: "6", improvements: "20%" },
    dataScience: { scientists: "2", revenue: "10%", costs: "5%" },
  },
  facts: {
    legalName: "Soluções Digitais da Conceição Desenvolvimento de Sistemas Ltda.",
    registration: { register: "CNPJ", number: "00.000.000/0001-00" },
    amounts: { project: "Projects begin at R$ 60.000." },
    clouds: [{ name: "AWS", regions: "São Paulo, N. Virginia" }],
    noticePeriod: "30 days",
  },
};
