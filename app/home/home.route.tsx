export default function Home() {
	return <h1>Custom Tattoos by A Master of the Craft</h1>;
}
